import { throttle } from '#src/lib/throttle.ts';

/** Specification, sections 4 and 9. A factor of the window's height, ms, and URLs. */
export const lazyRules = {
  attempts: 3,
  firstWait: 1000,
  preload: 1.3,
  throttle: 200,
  cache: 200,
} as const;

/** The parts of an `<img>` that are used; its state is in the attribute `lazy`, for styles and tests. */
export type LazyImage = Pick<
  HTMLImageElement,
  | 'src'
  | 'currentSrc'
  | 'complete'
  | 'naturalWidth'
  | 'loading'
  | 'isConnected'
  | 'getAttribute'
  | 'setAttribute'
  | 'getBoundingClientRect'
>;

type Page = { waiting: () => Iterable<LazyImage>; height: () => number };

/**
 * Pictures of a page: loading, loaded or error. A picture that fails is requested three times with growing pauses;
 * then its alternative text is shown (images.css). Pictures within 1.3 window heights are fetched, even if the
 * browser would still wait.
 */
export function createLazyImages({ waiting, height }: Page) {
  const attempts = new WeakMap<LazyImage, number>();
  /** URLs that were loaded before, oldest first; these are shown without waiting. */
  const known = new Set<string>();

  function loaded(image: LazyImage) {
    image.setAttribute('lazy', 'loaded');
    // A new picture in the same place, such as another truck's, gets three tries of its own.
    attempts.delete(image);
    known.delete(image.currentSrc);
    known.add(image.currentSrc);
    const [oldest] = known;
    if (known.size > lazyRules.cache && oldest !== undefined) known.delete(oldest);
  }

  function failed(image: LazyImage) {
    const made = (attempts.get(image) ?? 0) + 1;
    attempts.set(image, made);
    if (made >= lazyRules.attempts) return image.setAttribute('lazy', 'error');
    setTimeout(() => retry(image), lazyRules.firstWait * 2 ** (made - 1));
  }

  function look() {
    for (const image of waiting()) {
      if (known.has(image.currentSrc)) loaded(image);
      else if (image.complete && image.currentSrc !== '') settle(image);
      else if (isNear(image, height())) image.loading = 'eager';
    }
  }

  /** It was loaded, or failed, before anybody listened. */
  function settle(image: LazyImage) {
    if (image.naturalWidth > 0) loaded(image);
    else if (!attempts.has(image)) failed(image);
  }

  return { loaded, failed, look };
}

/** The same URL again: the browser does not cache failures. */
function retry(image: LazyImage) {
  const { src } = image;
  if (image.isConnected) image.src = src;
}

function isNear(image: LazyImage, height: number): boolean {
  const { top, bottom } = image.getBoundingClientRect();
  const beyond = height * (lazyRules.preload - 1);
  return top < height + beyond && bottom > -beyond;
}

/** Handles the pictures of this document, including those of later pages. */
export function watchLazyImages(): void {
  const images = createLazyImages({
    waiting: () => document.querySelectorAll<HTMLImageElement>('img[lazy="loading"]'),
    height: () => innerHeight,
  });
  const { run } = throttle(images.look, lazyRules.throttle);
  function tell(event: Event) {
    const image = event.target;
    if (!(image instanceof HTMLImageElement) || !image.hasAttribute('lazy')) return;
    if (event.type === 'load') images.loaded(image);
    else images.failed(image);
  }
  // Neither event bubbles, so they are captured.
  for (const name of ['load', 'error']) document.addEventListener(name, tell, { capture: true });
  for (const name of ['scroll', 'resize', 'pageshow']) {
    addEventListener(name, run, { capture: true, passive: true });
  }
  run();
}

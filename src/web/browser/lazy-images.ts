import { throttle } from '#src/lib/throttle.ts';

/** Specification, sections 4 and 9. A factor of the window's height, ms, and addresses. */
export const lazyRules = {
  attempts: 3,
  firstWait: 1000,
  preload: 1.3,
  throttle: 200,
  cache: 200,
} as const;

/** What is asked of an `<img>`; its state is the attribute `lazy`, for styles and tests. */
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
 * Pictures of a page: loading, loaded or error. One that does not come is asked for three times,
 * each time after a longer wait; then its words stand in its place (images.css). One that is nearer
 * than 1.3 windows is fetched, however near the browser by itself would wait for.
 */
export function createLazyImages({ waiting, height }: Page) {
  const attempts = new WeakMap<LazyImage, number>();
  /** Addresses that came before, the oldest first: these are not waited for. */
  const known = new Set<string>();

  function loaded(image: LazyImage) {
    image.setAttribute('lazy', 'loaded');
    // The next one in the same place, such as another truck's, has its own three tries.
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

  /** It came, or did not, before anybody listened. */
  function settle(image: LazyImage) {
    if (image.naturalWidth > 0) loaded(image);
    else if (!attempts.has(image)) failed(image);
  }

  return { loaded, failed, look };
}

/** The same address once more: what failed is in no memory of the browser's. */
function retry(image: LazyImage) {
  const { src } = image;
  if (image.isConnected) image.src = src;
}

function isNear(image: LazyImage, height: number): boolean {
  const { top, bottom } = image.getBoundingClientRect();
  const beyond = height * (lazyRules.preload - 1);
  return top < height + beyond && bottom > -beyond;
}

/** Looks after the pictures of this document, those of later pages too. */
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
  // Neither rises to the document, so they are caught on their way down.
  for (const name of ['load', 'error']) document.addEventListener(name, tell, { capture: true });
  for (const name of ['scroll', 'resize', 'pageshow']) {
    addEventListener(name, run, { capture: true, passive: true });
  }
  run();
}

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLazyImages, type LazyImage, lazyRules } from './lazy-images.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** The parts of an `<img>` that the code uses; counts how often it is fetched. */
function picture(given: Partial<LazyImage> & { top?: number } = {}) {
  const attributes = new Map([['lazy', 'loading']]);
  const { top = 0, src = '/truck.jpg', ...rest } = given;
  const fetched: string[] = [];
  const image = {
    currentSrc: '',
    complete: false,
    naturalWidth: 0,
    loading: 'lazy',
    isConnected: true,
    getAttribute: (name: string) => attributes.get(name) ?? null,
    setAttribute: (name: string, value: string) => void attributes.set(name, value),
    getBoundingClientRect: () => ({ top, bottom: top + 100 }) as DOMRect,
    ...rest,
    get src() {
      return src;
    },
    set src(address) {
      fetched.push(address);
    },
  } as LazyImage; // The part of one that the code uses.
  return { image, fetched, state: () => attributes.get('lazy') };
}

function pageOf(...images: LazyImage[]) {
  const waiting = () => images.filter((image) => image.getAttribute('lazy') === 'loading');
  return createLazyImages({ waiting, height: () => 1000 });
}

test('the numbers are those of the specification', () => {
  expect(lazyRules).toMatchObject({ attempts: 3, preload: 1.3, throttle: 200, cache: 200 });
});

test('a picture is asked for three times, with longer waits; then it is an error', () => {
  const { image, fetched, state } = picture();
  const { failed } = pageOf(image);
  failed(image);
  vi.advanceTimersByTime(999);
  expect(fetched).toHaveLength(0);
  vi.advanceTimersByTime(1);
  expect(fetched).toEqual(['/truck.jpg']);
  failed(image);
  vi.advanceTimersByTime(1999);
  expect(fetched).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(fetched).toHaveLength(2);
  expect(state()).toBe('loading');
  failed(image);
  expect(state()).toBe('error');
  vi.advanceTimersByTime(60_000);
  expect(fetched).toHaveLength(2);
});

test('one that comes the second time is loaded, and one that has left the page is let go', () => {
  const late = picture();
  const gone = picture({ isConnected: false });
  const page = pageOf(late.image, gone.image);
  page.failed(late.image);
  page.failed(gone.image);
  vi.advanceTimersByTime(1000);
  page.loaded(late.image);
  expect(late.state()).toBe('loaded');
  expect(gone.fetched).toEqual([]);
});

test('what is nearer than 1.3 windows is fetched at once, what is farther waits', () => {
  const near = picture({ top: 1299 });
  const far = picture({ top: 1301 });
  const above = picture({ top: -401 });
  pageOf(near.image, far.image, above.image).look();
  expect(near.image.loading).toBe('eager');
  expect([far.image.loading, above.image.loading]).toEqual(['lazy', 'lazy']);
});

test('what came or failed before anybody listened is found', () => {
  const came = picture({ complete: true, currentSrc: '/a.jpg', naturalWidth: 640 });
  const broken = picture({ complete: true, currentSrc: '/b.jpg' });
  const page = pageOf(came.image, broken.image);
  page.look();
  page.look();
  expect(came.state()).toBe('loaded');
  vi.advanceTimersByTime(5000);
  expect(broken.fetched).toHaveLength(1);
});

test('the last 200 addresses are known: a picture that is there again does not wait', () => {
  const again = picture({ currentSrc: '/0.jpg' });
  const first = picture({ currentSrc: '/1.jpg' });
  const page = pageOf(again.image, first.image);
  for (let at = 0; at <= 200; at += 1) {
    page.loaded(picture({ currentSrc: `/${at}.jpg` }).image);
  }
  page.look();
  expect(again.state()).toBe('loading');
  expect(first.state()).toBe('loaded');
});

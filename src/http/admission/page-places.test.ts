import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstPlaces, learnFromPage, type PagePlaces } from './page-places.ts';

const learned = fc.record({
  ms: fc.double({ min: 0, max: 60_000, noNaN: true }),
  isWaiting: fc.boolean(),
});

/** After many pages that wait, each of which takes as long as this function says. */
function settle(msOf: (places: number) => number): number {
  let state: PagePlaces = learnFromPage(firstPlaces, { ms: msOf(1), isWaiting: false });
  for (let page = 0; page < 5000; page += 1) {
    state = learnFromPage(state, { ms: msOf(state.places), isWaiting: true });
  }
  return state.places;
}

test('there are never fewer places than keep the processor busy, nor more than a database needs', () => {
  fc.assert(
    fc.property(fc.array(learned, { maxLength: 200 }), (seen) => {
      const { places } = seen.reduce(learnFromPage, firstPlaces);
      expect(places).toBeGreaterThanOrEqual(4);
      expect(places).toBeLessThanOrEqual(64);
    }),
  );
});

test('pages that share a processor get few places, pages that wait for something far away many', () => {
  expect(settle((places) => 10 * places)).toBeLessThan(8);
  expect(settle((places) => Math.max(400, 10 * places))).toBeGreaterThan(30);
});

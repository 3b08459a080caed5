import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Locale } from '#src/domain/context.ts';
import { assessFitment, contactPoints, type FitBuild } from '#src/domain/fitment/index.ts';
import { translate } from '#src/web/words/translate.ts';
import { catalog, kitOf, kits, vehicleOf, vehicles } from '#tests/factories/demo-records.ts';
import { firstSentences, growthText, type LockWords, markText } from './lock-words.ts';
import strings from './words.json' with { type: 'json' };

const f150 = vehicleOf('ford-f150-2021');
const wordsIn = (locale: Locale, vehicle = f150): LockWords => ({
  t: translate(strings, locale),
  locale,
  vehicle,
});
const contactsOf = (build: FitBuild) => contactPoints(build, assessFitment(build).reasons);
const large = catalog.tires.find(({ size }) => size.startsWith('37x12.50R17')) ?? null;

test('what the record names is told by letter, with the inches over what clears untrimmed', () => {
  const contacts = contactsOf({
    vehicle: f150,
    lift: kitOf('bramblecut-fenline-6x5'),
    wheel: null,
    tire: large,
  });
  expect(firstSentences(contacts, wordsIn('en'))).toEqual([
    'Touches first at B and C. Work on record: fender liner and front valance.',
    'The tire is 2 in taller than what clears untrimmed at this lift.',
  ]);
  expect(firstSentences(contacts, wordsIn('es'))[0]).toMatch(/^Toca primero en B y C\. /);
});

test('a growth is a size or a span, farther if it is negative, and not known without an offset', () => {
  const told = (growsIn: { least: number; most: number } | null) =>
    growthText({ spot: 'front', growsIn, places: [] }, wordsIn('en'));
  expect(told({ least: 1.61, most: 1.79 })).toBe('1.6 to 1.8 in closer');
  expect(told({ least: 0.42, most: 0.44 })).toBe('0.4 in closer');
  expect(told({ least: -0.5, most: -0.4 })).toBe('0.4 to 0.5 in farther');
  expect(told({ least: 0, most: 0 })).toBe('as the factory tire');
  expect(told(null)).toBe('not known');
  expect(markText({ spot: 'front', growsIn: null, places: [] }, 'es')).toBe('?');
});

test('every build is told in full in both languages', () => {
  const build = fc.record({
    vehicle: fc.constantFrom(...vehicles),
    lift: fc.constantFrom(null, ...kits),
    wheel: fc.constantFrom(null, ...catalog.wheels),
    tire: fc.constantFrom(null, ...catalog.tires),
  });
  fc.assert(
    fc.property(build, fc.constantFrom<Locale>('en', 'es'), (one, locale) => {
      const sentences = firstSentences(contactsOf(one), wordsIn(locale, one.vehicle));
      expect(sentences.length).toBeGreaterThan(0);
      for (const sentence of sentences) expect(sentence).toMatch(/^[^{}]+\.$/);
    }),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toVehicleChoice } from '#src/domain/catalog/vehicle-choices.ts';
import { vehicles } from '#tests/factories/demo-records.ts';
import { findVehicles } from './find-vehicles.ts';
import { indexOf } from './search-index.ts';
import { readSearch, splitSearch } from './search-text.ts';
import { errorsBetween } from './spelling.ts';

const choices = vehicles.map((vehicle) => toVehicleChoice(vehicle, 2026));
const index = indexOf(choices);
const first = (typed: string) => findVehicles(choices, typed)[0]?.choice.id;

/** Each model's name, and each of its words that is long enough to be recognized with an error. */
const names = choices.flatMap(({ model }) => {
  const words = splitSearch(model.split('(')[0] ?? '');
  return words.flatMap((word, at) => (/^[a-z]{5,}$/.test(word) ? [{ words, at }] : []));
});

const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz');
const edit = fc.record({
  kind: fc.constantFrom('drop', 'add', 'change', 'swap'),
  where: fc.nat(),
  letter,
});

function edited(
  word: string,
  { kind, where, letter }: { kind: string; where: number; letter: string },
) {
  const at = where % word.length;
  const [before, here, after] = [word.slice(0, at), word[at] ?? '', word.slice(at + 1)];
  if (kind === 'drop') return before + after;
  if (kind === 'add') return before + letter + here + after;
  if (kind === 'change') return before + letter + after;
  return before + after.slice(0, 1) + here + after.slice(1);
}

/** Another word that somebody may mean as well as this name: "bronco short" is no Bronco Sport. */
function isAnotherWord(typed: string, name: string): boolean {
  const errors = errorsBetween(typed, name, { most: 2 });
  const others = [...index.names.keys()].filter((other) => other !== name);
  return (
    (index.isKnown(typed) && !name.startsWith(typed)) ||
    readSearch(typed, index).words.some(({ kind }) => kind !== 'word') ||
    others.some((other) => errorsBetween(typed, other, { most: 2 }) <= errors + 0.3)
  );
}

test('a name with one typing error finds what the name finds', () => {
  let tried = 0;
  fc.assert(
    fc.property(fc.constantFrom(...names), edit, ({ words, at }, change) => {
      const name = words[at] ?? '';
      const typed = edited(name, change);
      fc.pre(!isAnotherWord(typed, name));
      tried += 1;
      expect(first(words.with(at, typed).join(' ')), typed).toBe(first(words.join(' ')));
    }),
    { numRuns: 1500 },
  );
  expect(tried).toBe(1500);
});

test.for([
  ['tacoma', 'tacmoa', 0.8],
  ['sierra', 'siwrra', 0.7],
  ['sierra', 'sixrra', 1],
  ['tundra', 'tunndra', 1],
  ['tundra', 'tudra', 1],
  ['4runner', '5runner', Infinity],
  ['titan', 'tundra', Infinity],
] as const)('%s as %s has %d errors', ([name, typed, errors]) => {
  expect(errorsBetween(typed, name, { most: 2 })).toBe(errors);
});

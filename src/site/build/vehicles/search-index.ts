import type { VehicleChoice } from '#src/domain/catalog/index.ts';
import { ownersWords } from './owners-words.ts';
import { kindOf, splitRecord, type Vocabulary } from './search-text.ts';
import { type KnownWord, knownWords } from './search-words.ts';
import { errorsBetween } from './spelling.ts';

/** What a typed word means for each vehicle, by its place among the choices. */
export type Meanings = ReadonlyMap<number, KnownWord[]>;

export type IndexedVehicle = {
  choice: VehicleChoice;
  /** Its place among the choices. */
  at: number;
  /** Of the model's name, without its doors and what its brackets say. */
  modelWords: string[];
  /** Whether any of its engines is known. */
  hasEngines: boolean;
};

export type SearchIndex = Vocabulary & {
  vehicles: readonly IndexedVehicle[];
  /** Every word, and what it means. */
  words: ReadonlyMap<string, Meanings>;
  /** All of them in the order of the alphabet. */
  sorted: readonly string[];
  /** Words that people may misspell, and whether they are names of models or makes. */
  names: ReadonlyMap<string, boolean>;
};

const indexes = new WeakMap<readonly VehicleChoice[], SearchIndex>();

/** The words of all these vehicles; collected once for each list. */
export function indexOf(choices: readonly VehicleChoice[]): SearchIndex {
  const known = indexes.get(choices);
  if (known) return known;
  const words = new Map<string, Map<number, KnownWord[]>>();
  const names = new Map<string, boolean>();
  const vehicles = choices.map((choice, at) => indexVehicle(choice, at));
  for (const { at, known } of vehicles) {
    for (const one of known) {
      const meanings = words.get(one.word) ?? new Map<number, KnownWord[]>();
      words.set(one.word, meanings.set(at, addTo(meanings.get(at), one)));
      if (mayBeMisspelled(one)) names.set(one.word, one.isName || names.get(one.word) === true);
    }
  }
  const newestYear = Math.max(...choices.map(({ yearTo }) => yearTo));
  const sorted = [...words.keys()].sort();
  const isKnown = (word: string) => sorted[firstFrom(sorted, word)]?.startsWith(word) === true;
  const isName = (word: string) =>
    [...(words.get(word)?.values() ?? [])].flat().some((one) => one.isName || one.isCode);
  const index = { vehicles, words, sorted, names, newestYear: newestYear + 1, isKnown, isName };
  indexes.set(choices, index);
  return index;
}

/** A Wrangler with four doors, which nobody calls by its whole name. */
const LONG_JEEP = 'unlimited';

function indexVehicle(choice: VehicleChoice, at: number) {
  const [model = ''] = choice.model.split('(');
  const owners = ownersWords(choice);
  return {
    ...{ choice, at },
    modelWords: splitRecord(model).filter((word) => kindOf(word) !== 'doors' && word !== LONG_JEEP),
    hasEngines: owners.some(({ kind }) => kind === 'engine'),
    known: knownWords(choice, owners),
  };
}

function addTo(list: KnownWord[] | undefined, one: KnownWord): KnownWord[] {
  if (!list) return [one];
  list.push(one);
  return list;
}

/** Codes are exact, and words of the configuration ("wheel") mean little. */
function mayBeMisspelled({ word, distance, isName }: KnownWord): boolean {
  return /^\d?[a-z]{4,}$/.test(word) && (isName || (word.length > 4 && distance < 2));
}

const BEGUN = 0.5;
/** A single letter says little. */
const ONE_LETTER = 0.9;

/** Vehicles that this word, or one that starts with it, means. */
export function lookUp({ words, sorted }: SearchIndex, typed: string, mayBegin: boolean): Meanings {
  const found = new Map<number, KnownWord[]>();
  add(found, words.get(typed), 0);
  if (!mayBegin) return found;
  const further = typed.length === 1 ? ONE_LETTER : BEGUN;
  for (let at = firstFrom(sorted, typed); sorted[at]?.startsWith(typed); at += 1) {
    const word = sorted[at] ?? '';
    if (word !== typed) add(found, words.get(word), further);
  }
  return found;
}

/** The place of the first word that does not come before this one. */
function firstFrom(sorted: readonly string[], word: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A misspelled name is further away than any that is spelled right. */
const MISSPELLED = 1;
/** People rarely get the first letter wrong. */
const FIRST_WRONG = 0.3;

/** Vehicles with a name that this word may be with one typing error, or two in a long word. */
export function lookUpMisspelled(
  { words, names }: SearchIndex,
  typed: string,
  isUnfinished: boolean,
): Meanings {
  const found = new Map<number, KnownWord[]>();
  if (typed.length < 4 || !/[a-z]{3}/.test(typed)) return found;
  for (const [name, isName] of names) {
    const isFirstRight = typed[0] === name[0];
    if (!isFirstRight && !isName) continue;
    const errors = errorsIn(typed, name, isUnfinished);
    const further = MISSPELLED + errors + (isFirstRight ? 0 : FIRST_WRONG);
    if (errors < Infinity) add(found, words.get(name), further);
  }
  return found;
}

function errorsIn(typed: string, name: string, isUnfinished: boolean): number {
  const whole = errorsBetween(typed, name, {
    most: Math.min(typed.length, name.length) < 7 ? 1 : 2,
  });
  if (!isUnfinished || typed.length < 5 || typed.length >= name.length) return whole;
  return Math.min(whole, BEGUN + errorsBetween(typed, name, { most: 1, isBegun: true }));
}

function add(
  found: Map<number, KnownWord[]>,
  meanings: ReadonlyMap<number, KnownWord[]> | undefined,
  further: number,
): void {
  for (const [at, known] of meanings ?? []) {
    const more =
      further === 0 ? known : known.map((one) => ({ ...one, distance: one.distance + further }));
    found.set(at, [...(found.get(at) ?? []), ...more]);
  }
}

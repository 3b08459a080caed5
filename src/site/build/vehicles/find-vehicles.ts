import type { TrimChoice, VehicleChoice } from '#src/domain/catalog/index.ts';
import { compareNames } from '#src/lib/compare-names.ts';
import { type KnownWord, knownWords, splitSearch } from './search-words.ts';

/** A vehicle that the search words may mean; without a year in them, in its newest year. */
export type FoundVehicle = {
  choice: VehicleChoice;
  year: number;
  /** The words named the year. */
  isYearAsked: boolean;
  /** The trim that the words named; the record was made from another one. */
  trim: string | null;
};

type Ranked = FoundVehicle & { distance: number };

const mostFound = 8;
/** Nobody describes a truck with more letters, so the rest is ignored. */
const longestTyped = 80;

/** Words that say nothing about a truck. */
const FILLERS = ['4x4', '4wd', 'truck', 'pickup', 'suv'];

/**
 * Finds vehicles by what people type: "2019 silv", "tacoma 12", "f-150 supercab", "jku sahara". Every word must be
 * one of the vehicle's, or start one, or be a year in which it was sold. Best first: named by the model, then the
 * newest.
 */
export function findVehicles(choices: readonly VehicleChoice[], typed: string): FoundVehicle[] {
  const read = splitSearch(typed.slice(0, longestTyped));
  const words = read.filter((word) => !FILLERS.includes(word));
  if (words.length === 0) return [];
  return choices
    .flatMap((choice) => matchVehicle(choice, words) ?? [])
    .sort(
      (one, other) =>
        one.distance - other.distance ||
        other.year - one.year ||
        compareNames(one.choice.model, other.choice.model),
    )
    .slice(0, mostFound)
    .map(({ distance: _, ...found }) => found);
}

/** The best interpretation of the words, with at most one of them as the year. */
function matchVehicle(choice: VehicleChoice, words: readonly string[]): Ranked | null {
  const asYear = words.flatMap((word, at) => {
    const year = yearOf(word, choice);
    return year === null ? [] : [{ year, rest: words.toSpliced(at, 1) }];
  });
  const readings = [{ year: null, rest: [...words] }, ...asYear].flatMap(({ year, rest }) => {
    const match = matchWords(rest, knownWords(choice, year));
    return match ? [{ ...match, year }] : [];
  });
  const [best] = readings.sort((one, other) => one.distance - other.distance);
  if (!best) return null;
  return {
    choice,
    year: best.year ?? best.trim?.to ?? choice.yearTo,
    isYearAsked: best.year !== null,
    trim: best.trim?.name ?? null,
    distance: best.distance + unsaid(choice, words),
  };
}

type Match = { distance: number; trim: TrimChoice | null };

/**
 * Two words may be one: "f 150", "super duty". Null if a word means nothing here. Works from the last word backwards,
 * so that each position is visited once; the number of ways to pair n words grows exponentially.
 */
function matchWords(words: readonly string[], known: readonly KnownWord[]): Match | null {
  const last = words.length - 1;
  let next: Match | null = { distance: 0, trim: null };
  let afterNext: Match | null = null;
  for (let at = last; at >= 0; at -= 1) {
    const [first = '', second] = words.slice(at, at + 2);
    const one = matchWord(first, { known, isLast: at === last });
    const two = second === undefined ? null : first + second;
    const joined = two === null ? null : matchWord(two, { known, isLast: at + 1 === last });
    const best: Match | null = nearer(one && join(one, next), joined && join(joined, afterNext));
    afterNext = next;
    next = best;
  }
  return next;
}

function join(match: Match, rest: Match | null): Match | null {
  return rest && { distance: match.distance + rest.distance, trim: match.trim ?? rest.trim };
}

function nearer(one: Match | null, other: Match | null): Match | null {
  if (!one || !other) return one ?? other;
  return other.distance < one.distance ? other : one;
}

const BEGUN = 0.5;

type Among = { known: readonly KnownWord[]; isLast: boolean };

/** A number or a single letter must match exactly, unless it may still be being typed. */
function matchWord(word: string, { known, isLast }: Among): Match | null {
  const isBegun = word.length > 1 && /[a-z]/.test(word);
  const mayBegin = isBegun || (isLast && (word.length > 1 || /[a-z]/.test(word)));
  const meant = known.flatMap(({ word: whole, distance, trim = null }) => {
    if (whole === word) return [{ distance, trim }];
    return mayBegin && whole.startsWith(word) ? [{ distance: distance + BEGUN, trim }] : [];
  });
  return meant.reduce<Match | null>(nearer, null);
}

/** Words of the model that were not typed: the standard truck comes before its special versions. */
function unsaid({ model }: VehicleChoice, words: readonly string[]): number {
  const typed = words.join('');
  const [name = ''] = model.split('(');
  return splitSearch(name).filter((word) => !typed.includes(word)).length / 100;
}

/** "2019", or "19" as people say it; null if the vehicle was not sold then. */
function yearOf(word: string, { yearFrom, yearTo }: VehicleChoice): number | null {
  if (!/^(\d{2}|\d{4})$/.test(word)) return null;
  const short = Number(word);
  const years = word.length === 4 ? [short] : [2000 + short, 1900 + short];
  return years.find((year) => yearFrom <= year && year <= yearTo) ?? null;
}

import type { VehicleChoice } from '#src/domain/catalog/index.ts';
import type { AskedWord } from './asked-words.ts';
import type { IndexedVehicle } from './search-index.ts';
import type { TypedWord, TypedYears } from './search-text.ts';
import type { KnownWord } from './search-words.ts';

/** What the words say of one vehicle. */
export type VehicleMatch = {
  distance: number;
  year: number;
  isYearAsked: boolean;
  /** By their places in the vehicle's list; several if the words may mean each of them. */
  trims: number[];
};

/** A typed word, and what it means for this vehicle. */
type MeantWord = TypedWord & { alone: KnownWord[]; joined: KnownWord[] };
type Match = { distance: number; isYearAsked: boolean };
type Reading = Match & { year: number; trim: number | null };

/** The best interpretation of the words; null if a required one means nothing here. */
export function matchVehicle(
  { choice, at, modelWords, hasEngines }: IndexedVehicle,
  asked: readonly AskedWord[],
): VehicleMatch | null {
  const words = asked.map(({ text, kind, years, alone, joined }) => ({
    ...{ text, kind, years },
    ...{ alone: alone.get(at) ?? [], joined: joined.get(at) ?? [] },
  }));
  if (words.some((_, place) => isMeaningless(words, place))) return null;
  const isNamed = words.some(isNaming);
  const missing = missingOf(choice, { isNamed, hasEngines });
  const readings = yearsToTry(choice, words).flatMap((year) =>
    trimsToTry(words, year).flatMap((trim): Reading[] => {
      const match = matchWords(words, { year, trim, missing });
      return match ? [{ ...match, year, trim }] : [];
    }),
  );
  const [best] = readings.sort(
    (one, other) => one.distance - other.distance || other.year - one.year,
  );
  if (!best) return null;
  const { year, isYearAsked } = best;
  const trims = readings
    .filter((one) => one.year === year && one.distance === best.distance)
    .map(({ trim }) => trim);
  const further = unsaid(modelWords, asked) + outsideSpan(choice, words);
  return {
    ...{ year, isYearAsked, distance: best.distance + further },
    trims: trims.includes(null) ? [] : trims.filter((trim) => trim !== null),
  };
}

/** Before any year is tried: whether a required word means nothing here, alone or with a neighbor. */
function isMeaningless(words: readonly MeantWord[], place: number): boolean {
  const word = words[place];
  if (word?.kind !== 'word' || word.years.length > 0 || word.alone.length > 0) return false;
  return word.joined.length === 0 && (words[place - 1]?.joined.length ?? 0) === 0;
}

/** Whether it says which vehicle is meant: a trim, or "3rd gen", is common to many. */
function isNaming({ text, kind, alone, joined }: MeantWord): boolean {
  if (kind !== 'word' || /^\d+gen$/.test(text)) return false;
  return [...alone, ...joined].some(
    ({ trim, isName, isCode }) => trim === null && (isName || isCode),
  );
}

type Missing = Readonly<Record<AskedWord['kind'], number>>;

/** How far away a vehicle is that a word does not mean. If no word names a vehicle, its engine or cab must. */
function missingOf(
  { bodyStyle }: VehicleChoice,
  { isNamed, hasEngines }: { isNamed: boolean; hasEngines: boolean },
): Missing {
  const required = Infinity;
  return {
    word: required,
    filler: 0,
    engine: isNamed ? (hasEngines ? 3 : 1.5) : required,
    cab: isNamed ? 2 : required,
    doors: bodyStyle.startsWith('suv') ? 5 : 0,
  };
}

/** The newest year, the typed ones, and the last ones in which a word means the vehicle. */
function yearsToTry({ yearFrom, yearTo }: VehicleChoice, words: readonly MeantWord[]): number[] {
  const typed = words.flatMap(({ years }) => years.map(({ to }) => Math.min(to, yearTo)));
  const known = words.flatMap(({ alone, joined }) => [...alone, ...joined].map(({ to }) => to));
  return [...new Set([yearTo, ...typed, ...known])].filter(
    (year) => yearFrom <= year && year <= yearTo,
  );
}

function trimsToTry(words: readonly MeantWord[], year: number): (number | null)[] {
  const trims = words.flatMap(({ alone, joined }) =>
    [...alone, ...joined].filter((one) => isIn(one, year)).map(({ trim }) => trim),
  );
  return [...new Set([null, ...trims])];
}

type As = { year: number; trim: number | null; missing: Missing };

/**
 * Two words may be one: "f 150", "super duty". Works from the last word backwards, so that each position is visited
 * once; the number of ways to pair n words grows exponentially.
 */
function matchWords(words: readonly MeantWord[], as: As): Match | null {
  const isAnyYear = words.some(({ years }) => years.some((one) => isIn(one, as.year)));
  let next: Match | null = { distance: 0, isYearAsked: false };
  let afterNext: Match | null = null;
  for (const word of words.toReversed()) {
    const alone = join(matchWord(word, as, isAnyYear), next);
    const joined = join(nearestOf(word.joined, as), afterNext);
    afterNext = next;
    next = nearer(alone, joined);
  }
  return next;
}

function matchWord(word: MeantWord, as: As, isAnyYear: boolean): Match {
  const said = nearestOf(word.alone, as);
  const missed = {
    distance: word.years.length > 0 ? Infinity : as.missing[word.kind],
    isYearAsked: false,
  };
  return [yearMeant(word.years, as.year, isAnyYear), missed].reduce(nearest, said);
}

/** "04/08" means either year. */
function yearMeant(years: readonly TypedYears[], year: number, isAnyYear: boolean): Match {
  const [meant] = years.filter((one) => isIn(one, year));
  if (!meant)
    return { distance: years.length > 0 && isAnyYear ? 0.1 : Infinity, isYearAsked: false };
  return { distance: meant.isUnfinished ? 1 : 0, isYearAsked: meant.from === meant.to };
}

/** Words of another trim are further away: a Raptor is rarely an XLT as well. */
const OTHER_TRIM = 0.5;

function nearestOf(known: readonly KnownWord[], { year, trim }: As): Match {
  let distance = Infinity;
  for (const one of known) {
    if (!isIn(one, year) || (one.trim !== null && trim === null)) continue;
    const other = one.trim !== null && one.trim !== trim ? OTHER_TRIM : 0;
    distance = Math.min(distance, one.distance + other);
  }
  return { distance, isYearAsked: false };
}

function join(match: Match, rest: Match | null): Match | null {
  if (rest === null || match.distance === Infinity) return null;
  return {
    distance: match.distance + rest.distance,
    isYearAsked: match.isYearAsked || rest.isYearAsked,
  };
}

function nearer(one: Match | null, other: Match | null): Match | null {
  return one && other ? nearest(one, other) : (one ?? other);
}

const nearest = (one: Match, other: Match) => (other.distance < one.distance ? other : one);

const isIn = ({ from, to }: { from: number; to: number }, year: number) =>
  from <= year && year <= to;

/** Words of the model that were not typed: the standard truck comes before its special versions. */
function unsaid(modelWords: readonly string[], asked: readonly AskedWord[]): number {
  const typed = asked.map(({ text }) => text).join('');
  const left = modelWords.filter((word) => !typed.includes(word));
  return left.reduce((sum, word) => sum + (isHeavyDuty(word) ? 0.02 : 0.01), 0);
}

const isHeavyDuty = (word: string) => /^[23]500/.test(word);

/** Of a typed span of years, the share in which the vehicle was not sold. */
function outsideSpan({ yearFrom, yearTo }: VehicleChoice, words: readonly MeantWord[]): number {
  const [span] = words.flatMap(({ years }) => years.filter(({ from, to }) => from < to));
  if (!span || span.isUnfinished) return 0;
  const shared = Math.min(span.to, yearTo) - Math.max(span.from, yearFrom) + 1;
  return 0.3 * (1 - shared / (span.to - span.from + 1));
}

import type { TrimChoice, VehicleChoice } from '#src/domain/catalog/index.ts';
import type { Drive } from '#src/domain/vin/index.ts';
import { compareNames } from '#src/lib/compare-names.ts';
import type { TruckHints } from '../own-truck/own-fields.ts';
import { type AskedWord, askWords } from './asked-words.ts';
import { matchVehicle, type VehicleMatch } from './match-vehicle.ts';
import { indexOf, type SearchIndex } from './search-index.ts';
import { readSearch } from './search-text.ts';

/** A vehicle that the search words may mean; without a year in them, in its newest year. */
export type FoundVehicle = {
  choice: VehicleChoice;
  year: number;
  /** The words named the year. */
  isYearAsked: boolean;
  /** The trim that the words named; the record was made from another one. */
  trim: string | null;
  hints: TruckHints;
};

const mostFound = 8;

/**
 * Finds vehicles by what people type: "2019 silv", "04-08 f-150 supercab", "5th gen 4runner", "6.0 powerstroke". Every
 * word must be one of the vehicle's, or start one, or be a year in which it was sold; an engine or a cab only ranks,
 * since most trucks were sold with several. If that finds nothing, names may have typing errors. Best first: named by
 * the model, then the newest.
 */
export function findVehicles(choices: readonly VehicleChoice[], typed: string): FoundVehicle[] {
  const index = indexOf(choices);
  const { words, drive } = readSearch(typed, index);
  const isSaid = words.some(({ kind }) => kind !== 'filler' && kind !== 'doors');
  if (!isSaid) return [];
  const found = rank(index, askWords(index, words, false), drive);
  return found.length > 0 ? found : rank(index, askWords(index, words, true), drive);
}

function rank(
  index: SearchIndex,
  asked: readonly AskedWord[],
  drive: Drive | null,
): FoundVehicle[] {
  if (!asked.every(isMeaningful)) return [];
  return index.vehicles
    .flatMap((vehicle) => {
      const match = matchVehicle(vehicle, asked);
      return match ? [{ choice: vehicle.choice, match }] : [];
    })
    .sort(
      (one, other) =>
        rounded(one.match.distance) - rounded(other.match.distance) ||
        other.match.year - one.match.year ||
        compareNames(one.choice.model, other.choice.model) ||
        other.choice.yearFrom - one.choice.yearFrom,
    )
    .slice(0, mostFound)
    .map(({ choice, match }) => toFound(choice, match, drive));
}

/** Whether a required word means any vehicle, alone or with a neighbor. */
function isMeaningful(
  { kind, years, alone, joined }: AskedWord,
  place: number,
  asked: readonly AskedWord[],
): boolean {
  if (kind !== 'word' || years.length > 0) return true;
  return alone.size + joined.size + (asked[place - 1]?.joined.size ?? 0) > 0;
}

/** Without what only ranks the trims of one vehicle. */
const rounded = (distance: number) => Math.round(distance * 1000);

function toFound(choice: VehicleChoice, match: VehicleMatch, drive: Drive | null): FoundVehicle {
  const { year, isYearAsked } = match;
  const trim = trimMeant(choice, match, drive);
  const hints = { trimId: trim?.id ?? null, drive: drive ?? driveOf(trim) };
  return { choice, year, isYearAsked, trim: trim?.name ?? null, hints };
}

/** The one trim that the words name, or else the one that is named for their drive: "2WD". */
function trimMeant(
  { trims }: VehicleChoice,
  { trims: named, year }: VehicleMatch,
  drive: Drive | null,
): TrimChoice | null {
  const meant = named.flatMap((at) => trims[at] ?? []);
  if (meant.length > 1 && drive) return only(meant.filter((trim) => driveOf(trim) === drive));
  if (meant.length > 0 || drive !== '4x2') return only(meant);
  const sold = trims.filter(({ from, to }) => from <= year && year <= to);
  return only(sold.filter(({ name }) => name.startsWith('2WD')));
}

function only<One>(some: readonly One[]): One | null {
  return some.length === 1 ? (some[0] ?? null) : null;
}

/** The drive of every truck of this trim; null if there were several, or it is unknown. */
function driveOf(trim: TrimChoice | null): Drive | null {
  if (trim?.drive === '2WD') return '4x2';
  return trim?.drive === '4WD' || trim?.drive === 'AWD' ? '4x4' : null;
}

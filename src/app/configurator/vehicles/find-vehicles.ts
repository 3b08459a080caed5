import type { VehicleChoice } from '#src/domain/catalog/index.ts';
import { compareNames } from '#src/lib/compare-names.ts';

/** A vehicle that somebody's words may mean; without a year in them its newest stands for it. */
export type FoundVehicle = {
  choice: VehicleChoice;
  year: number;
  /** The words named the year. */
  isYearAsked: boolean;
};

const mostFound = 8;

/**
 * Vehicles by what people type: "2019 silv", "tacoma 12", "f150 crew". Every word must begin a
 * word of the vehicle, or be a year in which it was sold. Best first: named by the model.
 */
export function findVehicles(choices: readonly VehicleChoice[], typed: string): FoundVehicle[] {
  const words = wordsOf(typed);
  if (words.length === 0) return [];
  return choices
    .flatMap((choice) => matchVehicle(choice, words) ?? [])
    .sort(
      (one, other) =>
        rank(one.choice, words) - rank(other.choice, words) ||
        other.year - one.year ||
        compareNames(one.choice.model, other.choice.model),
    )
    .slice(0, mostFound);
}

/** What is left of the words when the year is taken out: nothing of a vehicle may be in it. */
function matchVehicle(choice: VehicleChoice, words: readonly string[]): FoundVehicle | null {
  const known = knownWords(choice);
  let year: number | null = null;
  for (const word of words) {
    if (known.some((one) => one.startsWith(word))) continue;
    const asked: number | null = year === null ? yearOf(word, choice) : null;
    if (asked === null) return null;
    year = asked;
  }
  return { choice, year: year ?? choice.yearTo, isYearAsked: year !== null };
}

function knownWords({ make, model, configuration }: VehicleChoice): string[] {
  const joined = [make, model].map((name) => wordsOf(name).join(''));
  return [
    ...wordsOf(make),
    ...wordsOf(model),
    ...wordsOf(configuration),
    ...joined,
    ...alsoCalled(make),
  ];
}

const nicknames: Record<string, readonly string[]> = { chevrolet: ['chevy'], volkswagen: ['vw'] };

function alsoCalled(make: string): readonly string[] {
  return nicknames[make.toLowerCase()] ?? [];
}

/** "2019", or "19" as people say it; null where the vehicle was not sold then. */
function yearOf(word: string, { yearFrom, yearTo }: VehicleChoice): number | null {
  if (!/^(\d{2}|\d{4})$/.test(word)) return null;
  const short = Number(word);
  const years = word.length === 4 ? [short] : [2000 + short, 1900 + short];
  return years.find((year) => yearFrom <= year && year <= yearTo) ?? null;
}

function rank({ model }: VehicleChoice, words: readonly string[]): number {
  const names = [...wordsOf(model), wordsOf(model).join('')];
  return words.some((word) => names.some((name) => name.startsWith(word))) ? 0 : 1;
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/[’']/g, '')
    .split(/[^a-z0-9.]+/)
    .filter((word) => word !== '');
}

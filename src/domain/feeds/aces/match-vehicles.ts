import type { Vehicle } from '../../catalog/index.ts';
import type { NamedApplication } from './legend.ts';

type Known = Pick<Vehicle, 'id' | 'make' | 'model' | 'years'>;

/** The shop's vehicles that an application means. */
export type MatchedVehicles = {
  ids: string[];
  /**
   * Records of their own that the sender's words may include: a Raptor is a submodel of the F-150 there. A person
   * decides.
   */
  asked: string[];
  /** The years of the application for which the shop has no such vehicle. */
  yearsWithout: number[];
};

/** Words of a model's name that make it another record here and a submodel elsewhere. */
const TWIN = /^(?:raptor|trx|rho|classic|unlimited)$/;

/**
 * Finds the shop's vehicles for a year, make and model as makers and distributors write them, narrowed by submodel and
 * doors, without those that the notes exclude.
 */
export function matchVehicles(
  { vehicle, conditions }: NamedApplication,
  { vehicles, notes }: { vehicles: readonly Known[]; notes: readonly string[] },
): MatchedVehicles {
  if (!vehicle?.model) return { ids: [], asked: [], yearsWithout: [] };
  const wanted = wantedName(vehicle.make, vehicle.model);
  const [from, until] = vehicle.years;
  const to = wanted.lastYear === null ? until : Math.min(until, wanted.lastYear);
  const submodel = textOf(conditions, 'sub-model') ?? '';
  const doors = /^[24]/.exec(textOf(conditions, 'body-num-doors') ?? '')?.[0];
  const excluded = excludedWords(notes);
  const found = vehicles
    .filter(({ make, years }) => plain(make) === wanted.make && overlaps(years, [from, to]))
    .flatMap((one) => {
      const kinship = kinshipOf(one, wanted.model, { submodel, doors });
      return kinship ? [{ one, kinship }] : [];
    })
    .filter(({ one }) => !twinWordsOf(one).some((word) => excluded.has(word)))
    .toSorted((first, second) => first.one.years[0] - second.one.years[0]);
  const ids = found.filter(({ kinship }) => kinship === 'same').map(({ one }) => one);
  return {
    ids: ids.map(({ id }) => id),
    asked: found.filter(({ kinship }) => kinship === 'twin').map(({ one }) => one.id),
    yearsWithout: yearsIn([from, until]).filter(
      (year) => !ids.some(({ years }) => overlaps(years, [year, year])),
    ),
  };
}

const MAKES = new Map([
  ['chevy', 'chevrolet'],
  ['chevrolettruck', 'chevrolet'],
  ['gmctruck', 'gmc'],
  ['ramtruck', 'ram'],
  ['ramtrucks', 'ram'],
  ['fordtruck', 'ford'],
]);
/** Ram became a make of its own with model year 2011. */
const LAST_DODGE_RAM = 2010;

function wantedName(
  makeName: string,
  modelName: string,
): { make: string; model: string; lastYear: number | null } {
  const make = MAKES.get(plain(makeName)) ?? plain(makeName);
  const model = plain(modelName.replace(/\bLTD\b/i, 'Limited').replace(/\(.*?\)/g, '')).replace(
    /^ram(?=\d)/,
    '',
  );
  const isDodgeRam = make === 'dodge' && /^ram/i.test(modelName);
  return isDodgeRam
    ? { make: 'ram', model, lastYear: LAST_DODGE_RAM }
    : { make, model, lastYear: null };
}

type Narrowed = { submodel: string; doors: string | undefined };

/** `same` if the names mean one vehicle, `twin` if the record's name only adds a submodel to it; null otherwise. */
function kinshipOf(
  one: Known,
  model: string,
  { submodel, doors }: Narrowed,
): 'same' | 'twin' | null {
  const [, ofRecord] = /([24])-door/.exec(one.model) ?? [];
  if (doors !== undefined && ofRecord !== undefined && ofRecord !== doors) return null;
  const isTwinWanted = twinWordsOf(one).some((word) => plain(submodel).includes(word));
  const names = namesOf(one.model);
  if (names.full.includes(model)) return isOtherTwin(one, submodel) ? null : 'same';
  if (!names.bare.includes(model)) return null;
  // The doors tell a Wrangler Unlimited from a Wrangler.
  if (isTwinWanted || (doors !== undefined && ofRecord === doors)) return 'same';
  return submodel === '' ? 'twin' : null;
}

/** The application is for a submodel that has its own record, so it is not for this one. */
function isOtherTwin(one: Known, submodel: string): boolean {
  const own = twinWordsOf(one);
  const wanted = wordsIn(submodel).filter((word) => /^(?:raptor|trx|rho|classic)$/.test(word));
  return wanted.some((word) => !own.includes(word));
}

/**
 * A record's names without spaces and signs: "F-250 / F-350 Super Duty" is f250superduty and f350superduty, also
 * without Super Duty; `bare` are those without the words of a twin.
 */
function namesOf(model: string): { full: string[]; bare: string[] } {
  const name = model.replace(/\(.*?\)/g, '').replace(/\b[24]-door\b/i, '');
  const [first = '', ...others] = name.split(' / ');
  const tail = /\d\s+(.+)$/.exec(others.at(-1) ?? '')?.[1] ?? '';
  const spellings = [first, ...others, ...(tail ? [`${first} ${tail}`] : [])];
  const full = spellings.flatMap((one) => [plain(one), plain(one.replace(/\bSuper Duty\b/i, ''))]);
  const bare = spellings.map((one) =>
    plain(
      one
        .split(' ')
        .filter((word) => !TWIN.test(word.toLowerCase()))
        .join(' '),
    ),
  );
  return { full: [...new Set(full)], bare: [...new Set(bare)] };
}

function twinWordsOf({ model }: Known): string[] {
  return wordsIn(model.replace(/\(.*?\)/g, '')).filter((word) => TWIN.test(word));
}

const EXCLUDES =
  /\b(?:not for|excludes?|excluding|except(?: for)?|(?:does|will) not fit|no)\b(.*?)(?:[.;]|$)/gi;

/** "Not for Raptor or TRX": the words after it. */
function excludedWords(notes: readonly string[]): ReadonlySet<string> {
  return new Set(
    notes.flatMap((note) => [...note.matchAll(EXCLUDES)].flatMap(([, rest = '']) => wordsIn(rest))),
  );
}

function textOf(conditions: NamedApplication['conditions'], kind: string): string | null {
  return conditions.find((one) => one.kind === kind)?.text ?? null;
}

function overlaps(
  [from, to]: readonly [number, number | null],
  [first, last]: readonly [number, number],
): boolean {
  return from <= last && (to ?? last) >= first;
}

function yearsIn([from, to]: readonly [number, number]): number[] {
  return Array.from({ length: to - from + 1 }, (_, step) => from + step);
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '');
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
}

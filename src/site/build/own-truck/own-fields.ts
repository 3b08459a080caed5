import {
  type DrivenWheels,
  drivenWheels,
  factoryOffset,
  fenderIn,
  isTold,
  labelLb,
  mostOptions,
  type OwnTruck,
  ownTruckSchema,
  type TrimChoice,
  toldSprings,
} from '#src/domain/catalog/index.ts';
import type { Drive } from '#src/domain/vin/index.ts';
import { lookFields, lookIn, lookPairs } from './look-fields.ts';

/** A form or a query. */
type Given = Iterable<[string, unknown]>;

export const ratingFields = ['gawr-front', 'gawr-rear'] as const;
export type RatingField = (typeof ratingFields)[number];
export const fenderFields = ['fender-front', 'fender-rear'] as const;
/** Asked only where a reason hangs on them. */
export const lookedUpFields = ['smallest-wheel', 'front-spring', 'factory-offset'] as const;
export type LookedUpField = (typeof lookedUpFields)[number];
export const figureFields = ['factory-offset', ...ratingFields, ...fenderFields] as const;
export type FigureField = (typeof figureFields)[number];
export type FigureProblem = 'number' | 'range';

/** What each figure tells about the truck. */
const factOf = {
  'factory-offset': 'factoryOffsetMm',
  'gawr-front': 'gawrFrontLb',
  'gawr-rear': 'gawrRearLb',
  'fender-front': 'fenderFrontIn',
  'fender-rear': 'fenderRearIn',
} as const satisfies Record<FigureField, keyof OwnTruck>;

/** What the questions about the truck were answered with. */
export type ReadOwn = {
  /** What was told; undefined if nothing was. */
  own: OwnTruck | undefined;
  /** As it was typed or chosen, by field; a wrong number stays to be corrected. */
  typed: Readonly<Record<string, string>>;
  problems: Partial<Record<FigureField, FigureProblem>>;
};

/** Before the id of an option: whether the truck has it. */
const optionField = 'has-';

/** The name of an option's field. */
export function optionFieldName(id: string): string {
  return `${optionField}${id}`;
}

/**
 * Reads the answers from a form or a query; null if it has none of the questions. A trim may be named by its id or,
 * as a VIN's answer does, by its name.
 */
export function readOwn(
  given: Given,
  trims: readonly Pick<TrimChoice, 'id' | 'name'>[] = [],
): ReadOwn | null {
  const typed = Object.fromEntries(
    [...given].flatMap(([name, value]) =>
      typeof value === 'string' && isOwnField(name) ? [[name, value.slice(0, longest)]] : [],
    ),
  );
  if (Object.keys(typed).length === 0) return null;
  const trim = idOf(typed.trim, trims);
  const drive = drivenWheels.find((one) => one === typed.drive);
  const options = optionsIn(typed);
  const wheel = Number(typed['smallest-wheel']);
  const spring = toldSprings.find((one) => one === typed['front-spring']);
  const { figures, problems } = figuresIn(typed);
  const own: OwnTruck = {
    ...(trim !== undefined && { trim }),
    ...(drive && { drive }),
    ...(options && { options }),
    ...(isWheelSize(wheel) && { smallestWheelIn: wheel }),
    ...(spring && { frontSpring: spring }),
    ...figures,
    ...lookIn(typed),
  };
  return {
    own: isTold(own) ? own : undefined,
    typed: { ...typed, ...(trim !== undefined && { trim }) },
    problems,
  };
}

function figuresIn(typed: ReadOwn['typed']) {
  const figures: Partial<Record<(typeof factOf)[FigureField], number>> = {};
  const problems: ReadOwn['problems'] = {};
  for (const field of figureFields) {
    const read = readFigure(field, typed[field]);
    if (typeof read === 'number') figures[factOf[field]] = read;
    if (typeof read === 'string') problems[field] = read;
  }
  return { figures, problems };
}

function readFigure(field: FigureField, text: string | undefined) {
  if (field === 'factory-offset') return readOffset(text);
  return field === 'gawr-front' || field === 'gawr-rear' ? readRating(text) : readHeight(text);
}

/** A trim that is not on record changes nothing, so it needs no check. */
function idOf(text: string | undefined, trims: readonly Pick<TrimChoice, 'id' | 'name'>[]) {
  return trims.find(({ name }) => name === text)?.id ?? (text || undefined);
}

const longest = 80;

const ownFieldNames: readonly string[] = [
  'trim',
  'drive',
  ...lookedUpFields,
  ...figureFields,
  ...lookFields,
];

function isOwnField(name: string): boolean {
  return ownFieldNames.includes(name) || name.startsWith(optionField);
}

function isWheelSize(wheel: number): boolean {
  return ownTruckSchema.shape.smallestWheelIn.unwrap().safeParse(wheel).success;
}

function optionsIn(typed: Record<string, string>): Record<string, boolean> | null {
  const told = Object.entries(typed).flatMap(([name, value]) =>
    name.startsWith(optionField) && (value === 'yes' || value === 'no')
      ? [[name.slice(optionField.length), value === 'yes'] as const]
      : [],
  );
  // An address may name any number; a page asks for few.
  return told.length === 0 ? null : Object.fromEntries(told.slice(0, mostOptions));
}

const LB_PER_KG = 2.204_62;

/** Pounds; kilograms are converted, because labels print both. Null: nothing typed. */
export function readRating(text = ''): number | FigureProblem | null {
  if (text.trim() === '') return null;
  const [, figures, unit = ''] = /^\s*(\d[\d.,\s]*)(kgs?|lbs?\.?)?\s*$/i.exec(text) ?? [];
  if (figures === undefined) return 'number';
  // Nobody reads half a pound off a label: both marks separate thousands.
  const figure = Number(figures.replaceAll(/[.,\s]/g, ''));
  const lb = Math.round(/^kg/i.test(unit) ? figure * LB_PER_KG : figure);
  return lb >= labelLb.least && lb <= labelLb.most ? lb : 'range';
}

/** Millimeters, as cast into a wheel: "ET 35", "IS44", "+18 mm". Null: nothing typed. */
function readOffset(text = ''): number | FigureProblem | null {
  if (text.trim() === '') return null;
  const [, figures] = /^\s*(?:ET|IS)?\s*([+-]?\d{1,3})\s*(?:mm)?\s*$/i.exec(text) ?? [];
  if (figures === undefined) return 'number';
  const mm = Number(figures);
  return mm >= factoryOffset.least && mm <= factoryOffset.most ? mm : 'range';
}

const tapeInches =
  /^\s*(\d+)(?:[.,](\d+)|[\s-]+(\d+)\s*\/\s*(\d+))?\s*(?:["”″]|in(?:ch(?:es)?)?\.?|pulg(?:adas)?\.?)?\s*$/i;

/** Inches, to a tenth: decimals, or fractions as on a tape measure ("21 3/8"). Null: nothing typed. */
function readHeight(text = ''): number | FigureProblem | null {
  if (text.trim() === '') return null;
  const [, whole, decimals = '0', over = '0', under = '1'] = tapeInches.exec(text) ?? [];
  if (whole === undefined || Number(over) >= Number(under)) return 'number';
  const inches = Number(`${whole}.${decimals}`) + Number(over) / Number(under);
  const told = Math.round(inches * 10) / 10;
  return told >= fenderIn.least && told <= fenderIn.most ? told : 'range';
}

/** The answers as the fields of a form or a query; `readOwn` reads them. */
export function ownFields(own: OwnTruck | undefined): [name: string, value: string][] {
  const { trim, drive, options = {}, smallestWheelIn, frontSpring } = own ?? {};
  const told: [string, string | number | undefined][] = [
    ['trim', trim],
    ['drive', drive],
    ...Object.entries(options).map(([id, has]): [string, string] => [
      optionFieldName(id),
      has ? 'yes' : 'no',
    ]),
    ['smallest-wheel', smallestWheelIn],
    ['front-spring', frontSpring],
    ...figureFields.map((field): [string, number | undefined] => [field, own?.[factOf[field]]]),
    ...lookPairs(own),
  ];
  return told.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
}

/** The answers as one text: in the garage, and as one parameter of a page that is kept by its parameters. */
export function ownText(own: OwnTruck | undefined): string {
  return new URLSearchParams(ownFields(own)).toString();
}

/** What `ownText` wrote; undefined if nothing was told. */
export function readOwnText(text: string): OwnTruck | undefined {
  return readOwn(new URLSearchParams(text))?.own;
}

/**
 * What a VIN or search words say beside the vehicle; the trim by its id or its name. Null where they say nothing, or
 * may mean several trims.
 */
export type TruckHints = { trimId: string | null; drive: Drive | null };

const drivenBy = { '4x4': '4wd', '4x2': '2wd' } as const satisfies Record<Drive, DrivenWheels>;

/** Takes the hints for answers, as if the owner had chosen them. */
export function takeHints(given: FormData | URLSearchParams, { trimId, drive }: TruckHints): void {
  if (trimId) given.set('trim', trimId);
  if (drive) given.set('drive', drivenBy[drive]);
}

/** Takes the answers out of a form's data. */
export function forgetOwn(given: FormData): void {
  for (const name of [...given.keys()].filter(isOwnField)) given.delete(name);
}

/** Whether a form answers one of its questions otherwise than its page: it was answered before the page was awake. */
export function isOtherwiseTold(form: HTMLFormElement, { typed }: Pick<ReadOwn, 'typed'>): boolean {
  const standing = [...new FormData(form)];
  return standing.some(([name, value]) => isOwnField(name) && value !== (typed[name] ?? ''));
}

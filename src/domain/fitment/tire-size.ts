import { formatTireMarks, readTireMarks, type TireMarks } from './tire-marks.ts';

/** How each metric kind is spelled: what precedes and follows the numbers. */
const METRIC_KINDS = {
  'P-metric': { prefix: 'P', suffix: '' },
  'LT-metric': { prefix: 'LT', suffix: '' },
  'high-load': { prefix: 'HL', suffix: '' },
  'Euro-metric': { prefix: '', suffix: '' },
  'Euro-commercial': { prefix: '', suffix: 'C' },
} as const;

export type MetricKind = keyof typeof METRIC_KINDS;

type CommonSize = { rimIn: number; construction: 'radial' | 'bias'; marks: TireMarks | null };

export type MetricTireSize = CommonSize & {
  form: 'metric';
  kind: MetricKind;
  sectionMm: number;
  aspect: number;
};

/** `diameterIn` is nominal: a new, unloaded tire is usually 0.2–0.5 in smaller. */
export type FlotationTireSize = CommonSize & {
  form: 'flotation';
  kind: 'flotation';
  diameterIn: number;
  sectionIn: number;
};

export type TireSize = MetricTireSize | FlotationTireSize;

export type TireSizeProblem =
  | 'empty'
  | 'height-only'
  | 'not-a-size'
  | 'not-for-trucks'
  | 'marks'
  | 'out-of-range';

export class TireSizeError extends Error {
  readonly code: TireSizeProblem;

  constructor(code: TireSizeProblem, message: string) {
    super(message);
    this.name = 'TireSizeError';
    this.code = code;
  }
}

/** Also accepts what people type for the R, and a trailing LT: "285/70/17", "285 70 17", "275/65R18LT". */
const METRIC =
  /^(?<prefix>P|LT|HL|ST|T)?\s*(?<section>\d{3})\s*(?<between>[/\s-])\s*(?<aspect>\d{2})\s*(?:(?<build>ZR|R|D|B|-)|[/\sX×])\s*(?<rim>\d{2}(?:\.5)?)(?:(?<suffix>C)|\s*(?<late>LT))?(?![\dA-Z.])/;
const FLOTATION =
  /^(?<diameter>\d{2}(?:\.\d{1,2})?)\s*[X×/\s]\s*(?<section>\d{1,2}(?:\.\d{1,2})?)\s*(?:(?<build>R|D|B|-)|[/\sX×])\s*(?<rim>\d{2}(?:\.5)?)\s*(?:LT)?(?![\dA-Z.])/;
/** "37s", "35 in": a height, without width and rim. */
const HEIGHT_ONLY = /^\d{2}(?:\.\d+)?\s*(?:S|["”]|IN\.?|-?INCH(?:ES)?)?$/;

/**
 * Parses a size as written on a sidewall or typed by a customer: P, LT and Euro metric ("LT285/70R17 121/118Q E") and
 * flotation ("35x12.50R20LT 10PLY"). @throws {TireSizeError} Source: size designations of the Tire and Rim
 * Association and ETRTO.
 */
export function parseTireSize(text: string): TireSize {
  // Runs of spaces become one: the patterns would otherwise backtrack over every way to split them.
  const clean = text.trim().toUpperCase().replace(/\s+/g, ' ');
  if (clean === '') throw new TireSizeError('empty', 'No tire size was given');
  const size = readMetric(clean) ?? readFlotation(clean);
  if (!size && HEIGHT_ONLY.test(clean)) {
    const height = Number.parseFloat(clean);
    throw new TireSizeError(
      'height-only',
      `"${text.trim()}" is a height; add the width and the rim, like ${height}x12.50R17`,
    );
  }
  if (!size) {
    throw new TireSizeError(
      'not-a-size',
      `"${text.trim()}" is not a tire size; write it like 275/65R18 or 35x12.50R17LT`,
    );
  }
  return size;
}

/** Cached: a list of 250 wheels needs the same few sizes thousands of times. */
const remembered = new Map<string, TireSize | null>();
const MOST_REMEMBERED = 1000;

/** Like `parseTireSize`, but null if the text is not a size. */
export function findTireSize(text: string): TireSize | null {
  const known = remembered.get(text);
  if (known !== undefined) return known;
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  const size = tryTireSize(text);
  remembered.set(text, size);
  return size;
}

function tryTireSize(text: string): TireSize | null {
  try {
    return parseTireSize(text);
  } catch (error) {
    if (error instanceof TireSizeError) return null;
    throw error;
  }
}

/** The canonical spelling; `parseTireSize` reads it back to the same size. */
export function formatTireSize(size: TireSize): string {
  const build = size.construction === 'radial' ? 'R' : '-';
  const marks = size.marks ? ` ${formatTireMarks(size.marks)}` : '';
  if (size.form === 'flotation') {
    return `${size.diameterIn}x${size.sectionIn.toFixed(2)}${build}${size.rimIn}LT${marks}`;
  }
  const { prefix, suffix } = METRIC_KINDS[size.kind];
  return `${prefix}${size.sectionMm}/${size.aspect}${build}${size.rimIn}${suffix}${marks}`;
}

/** Whether two sizes are equivalent on the truck: 275/65R18 and LT275/65R18 are. */
export function isSameDimension(one: TireSize, other: TireSize): boolean {
  const bare = (size: TireSize) =>
    size.form === 'metric'
      ? `${size.sectionMm}/${size.aspect}/${size.rimIn}`
      : `${size.diameterIn}x${size.sectionIn}x${size.rimIn}`;
  return bare(one) === bare(other);
}

function readMetric(clean: string): MetricTireSize | null {
  const found = METRIC.exec(clean);
  if (!found?.groups) return null;
  const { groups } = found;
  const size: MetricTireSize = {
    form: 'metric',
    kind: metricKind(groups.prefix ?? groups.late ?? '', groups.suffix ?? ''),
    sectionMm: Number(groups.section),
    aspect: Number(groups.aspect),
    ...readCommon(groups, clean.slice(found[0].length).trim()),
  };
  assertRange('section width', size.sectionMm, [125, 455]);
  assertRange('aspect ratio', size.aspect, [25, 95]);
  return size;
}

function readFlotation(clean: string): FlotationTireSize | null {
  const found = FLOTATION.exec(clean);
  if (!found?.groups) return null;
  const { groups } = found;
  const size: FlotationTireSize = {
    form: 'flotation',
    kind: 'flotation',
    diameterIn: Number(groups.diameter),
    sectionIn: Number(groups.section),
    ...readCommon(groups, clean.slice(found[0].length).trim()),
  };
  assertRange('diameter', size.diameterIn, [size.rimIn + 4, 54]);
  assertRange('section width', size.sectionIn, [7, 22]);
  return size;
}

function metricKind(prefix: string, suffix: string): MetricKind {
  if (prefix === 'ST' || prefix === 'T') {
    throw new TireSizeError(
      'not-for-trucks',
      prefix === 'ST' ? 'ST is a trailer tire' : 'T is a temporary spare',
    );
  }
  if (suffix === 'C') return 'Euro-commercial';
  if (prefix === 'P') return 'P-metric';
  if (prefix === 'LT') return 'LT-metric';
  return prefix === 'HL' ? 'high-load' : 'Euro-metric';
}

function readCommon(groups: Record<string, string | undefined>, rest: string): CommonSize {
  const rimIn = Number(groups.rim);
  assertRange('rim diameter', rimIn, [12, 30]);
  const marks = readTireMarks(rest);
  if (rest !== '' && !marks) {
    throw new TireSizeError('marks', `"${rest}" after the size is not a load index or load range`);
  }
  return { rimIn, construction: constructionOf(groups), marks };
}

/** A dash means bias-ply on a sidewall; in "275-65-18", or without a rim, it is just a separator. */
function constructionOf({ build, between }: Record<string, string | undefined>) {
  const isGap = build === undefined || (build === '-' && between !== undefined && between !== '/');
  return isGap || build.endsWith('R') ? ('radial' as const) : ('bias' as const);
}

function assertRange(what: string, value: number, [from, to]: [number, number]): void {
  if (value >= from && value <= to) return;
  throw new TireSizeError('out-of-range', `A ${what} of ${value} is outside ${from} to ${to}`);
}

import type { TrimPlace } from '#src/domain/catalog/index.ts';
import type { Confidence } from './confidence.ts';
import type { Source } from './sources.ts';

/** From best to worst; a certain failure is worse than a missing fact. */
export const VERDICTS = ['fits', 'fits-with-work', 'unknown', 'does-not-fit'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** The key of the sentence for a reason; `values` fill its placeholders. */
export type ReasonCode =
  | `bolt.${'ok' | 'near' | 'fail' | 'dual' | 'unknown'}`
  | `bore.${'hub' | 'lug' | 'lugOnly' | 'fail' | 'doubt' | 'unknown'}`
  | `rimDiameter.${'ok' | 'fail'}`
  | `rimWidth.${'ok' | 'fail' | 'unknown'}`
  | `tire.${'ok' | 'trim' | 'cut' | 'over' | 'between' | 'otherTrim' | 'wider' | 'widerWork' | 'widerFar' | 'widthUnknown' | 'unknown' | 'unreadable'}`
  | `tire.trims${'' | 'Work' | 'Told' | 'Unknown'}`
  | `offset.${'ok' | 'out' | 'far' | 'farWork' | 'farOpen' | 'inner' | 'innerFar' | 'knuckle' | 'poke' | 'unknown'}`
  | `caliper.${'fail' | 'unknown'}`
  | `offset.tire${'Near' | 'Inner' | 'Open'}`
  | `lift.${'ok' | 'notFor' | 'unknown' | 'torsionBar' | 'leaf' | 'strut' | 'airSprings' | 'spring' | 'frontSpring' | 'rearAxle' | 'air' | 'factoryWheel' | 'stack' | 'bodyMax' | 'maxTire'}`
  | `lift.trackBar${'' | 'Required'}`
  | `lift.${'upperArms' | 'shaftAngle' | 'trims'}`
  | `lift.${'bars' | 'dampers' | 'rearAir'}${'' | 'Maybe'}`
  | `load.${'ok' | 'equal' | 'tire' | 'between' | 'below' | 'unknown' | 'unrated' | 'passenger' | 'thin'}`
  | `load.wheel${'' | 'Ok' | 'Equal' | 'Between' | 'Below' | 'Unknown' | 'Unrated'}`
  | `gear.${'advise' | 'drop' | 'required'}`
  | `speedo.${'advise' | 'high'}`
  | `tire.${'speed' | 'pressure'}`
  | `lug.${'conical' | 'ball' | 'mag'}`
  | 'spare.unknown'
  | 'law.note'
  | 'unknown.offset';

export type Values = Record<string, string | number>;

/** A single change that would settle the reason. */
export type Fix = {
  code:
    | `fix.${'pattern' | 'wheelSize' | 'offset' | 'lift' | 'trim' | 'cut' | 'load' | 'gear'}`
    | 'unknown.measure';
  values: Values;
};

export type Reason = {
  code: ReasonCode;
  verdict: Verdict;
  /** False for a note: shown next to the verdict, never changes it. */
  decides: boolean;
  values: Values;
  /** Where trimming is needed, as far as the record says. */
  places?: readonly TrimPlace[];
  measured: number | string | null;
  limit: number | string | null;
  /** Remaining margin in `unit`; negative: by how much it fails. */
  margin: number | null;
  unit: 'in' | 'mm' | 'percent' | 'lb' | null;
  source: Source;
  /** How reliable this reason is: its source, and the fields it was measured on. */
  confidence: Confidence;
  fix?: Fix;
};

const REASON_DEFAULTS = {
  decides: true,
  values: {},
  measured: null,
  limit: null,
  margin: null,
  unit: null,
} as const;

type ReasonInput = Pick<Reason, 'code' | 'verdict' | 'source' | 'confidence'> & Partial<Reason>;

export function reason(given: ReasonInput): Reason {
  return { ...REASON_DEFAULTS, ...given };
}

/** A note that something is unknown or recommended; it lowers confidence, not the verdict. */
export function note(given: ReasonInput): Reason {
  return reason({ ...given, decides: false });
}

export const MEASURE: Fix = { code: 'unknown.measure', values: {} };

export function worstVerdict(verdicts: readonly Verdict[]): Verdict {
  return verdicts.reduce(
    (worst, one) => (VERDICTS.indexOf(one) > VERDICTS.indexOf(worst) ? one : worst),
    'fits',
  );
}

/** Inches and millimeters as people read them: at most two decimals, no trailing zeros. */
export function rounded(value: number, digits = 1): number {
  const factor = 10 ** digits;
  return Math.round(value * factor) / factor;
}

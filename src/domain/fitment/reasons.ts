import type { Vehicle } from '#src/domain/catalog/index.ts';

/** From best to worst; a certain failure outranks a missing fact. */
export const VERDICTS = ['fits', 'fits-with-work', 'unknown', 'does-not-fit'] as const;
export type Verdict = (typeof VERDICTS)[number];

const CONFIDENCES = ['high', 'medium', 'low'] as const;
export type Confidence = (typeof CONFIDENCES)[number];

/** The key of the sentence that says a reason; `values` are its placeholders. */
export type ReasonCode =
  | `bolt.${'ok' | 'near' | 'fail' | 'unknown'}`
  | `bore.${'hub' | 'lug' | 'lugOnly' | 'fail' | 'unknown'}`
  | `rimDiameter.${'ok' | 'fail'}`
  | `rimWidth.${'ok' | 'fail' | 'unknown'}`
  | `tire.${'ok' | 'trim' | 'over' | 'otherTrim' | 'unknown' | 'unreadable'}`
  | `offset.${'ok' | 'out' | 'inner' | 'poke' | 'unknown'}`
  | `caliper.${'fail' | 'unknown'}`
  | `lift.${'ok' | 'notFor' | 'unknown' | 'air' | 'factoryWheel' | 'trackBar' | 'trackBarRequired'}`
  | 'load.unknown'
  | 'gear.required'
  | 'speedo.advise'
  | 'unknown.offset';

export type Values = Record<string, string | number>;

/** One tap that would settle the reason. */
export type Fix = {
  code: 'fix.pattern' | 'fix.wheelSize' | 'fix.lift' | 'fix.trim' | 'unknown.measure';
  values: Values;
};

export type Reason = {
  code: ReasonCode;
  verdict: Verdict;
  /** False for a note: said beside the verdict, never changes it. */
  decides: boolean;
  values: Values;
  measured: number | string | null;
  limit: number | string | null;
  /** Room left in `unit`; negative: by how much it fails. */
  margin: number | null;
  unit: 'in' | 'mm' | 'percent' | null;
  source: string;
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

type Given = Pick<Reason, 'code' | 'verdict' | 'source' | 'confidence'> & Partial<Reason>;

export function reason(given: Given): Reason {
  return { ...REASON_DEFAULTS, ...given };
}

/** A note that something is not known or is advised; it lowers confidence, not the verdict. */
export function note(given: Given): Reason {
  return reason({ ...given, decides: false });
}

export const MEASURE: Fix = { code: 'unknown.measure', values: {} };

export function worstVerdict(verdicts: readonly Verdict[]): Verdict {
  return VERDICTS[Math.max(0, ...verdicts.map((verdict) => VERDICTS.indexOf(verdict)))] ?? 'fits';
}

export function lowestConfidence(given: readonly Confidence[]): Confidence {
  return CONFIDENCES[Math.max(0, ...given.map((one) => CONFIDENCES.indexOf(one)))] ?? 'low';
}

/** The record's own confidence, one step lower for a field that nobody has verified. */
export function fieldConfidence(vehicle: Vehicle, ...fields: string[]) {
  const unverified = fields.some((field) => vehicle.unverified.includes(field));
  return unverified ? lowerConfidence(vehicle.confidence) : vehicle.confidence;
}

function lowerConfidence(confidence: Confidence): Confidence {
  return confidence === 'high' ? 'medium' : 'low';
}

/** Inches and millimetres as people read them: at most two decimals, none that say nothing. */
export function rounded(value: number, digits = 1): number {
  return Number(value.toFixed(digits));
}

import type { Query } from '#src/web/page/hrefs.ts';

export const workLimits = ['no-trimming', 'none', 'any'] as const;
export type WorkLimit = (typeof workLimits)[number];

/** A request to the solver, before there are parts. */
export type SolverRequest = {
  /** 'none': fits as it is; 'no-trimming': other work is acceptable, cutting is not. */
  work: WorkLimit;
  /** The likely out-the-door price. */
  maxCents: number | null;
  /** Height of the finished truck. */
  maxHeightIn: number | null;
  keepsGearing: boolean;
};

export const firstWish: SolverRequest = {
  work: 'no-trimming',
  maxCents: null,
  maxHeightIn: null,
  keepsGearing: false,
};

/** Null for a page that only shows the questions. */
export function readSolverRequest(params: URLSearchParams): SolverRequest | null {
  const work = workLimits.find((one) => one === params.get('work'));
  if (work === undefined) return null;
  const dollars = amount(params.get('under'));
  return {
    work,
    maxCents: dollars === null ? null : Math.round(dollars * 100),
    maxHeightIn: amount(params.get('tall')),
    keepsGearing: params.get('gears') === 'keep',
  };
}

export function solveQuery({ work, maxCents, maxHeightIn, keepsGearing }: SolverRequest): Query {
  return {
    work,
    under: maxCents === null ? undefined : String(maxCents / 100),
    tall: maxHeightIn === null ? undefined : String(maxHeightIn),
    gears: keepsGearing ? 'keep' : undefined,
  };
}

/** Parses "$4,000", "84", "84.5"; null if it is not an amount. */
function amount(text: string | null): number | null {
  const plain = (text ?? '').replace(/[$,\s]/g, '');
  return /^\d{1,6}(\.\d{1,2})?$/.test(plain) && Number(plain) > 0 ? Number(plain) : null;
}

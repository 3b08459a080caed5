import type { ResolvedBuild } from '#src/domain/builds/index.ts';
import { type Assessment, buildNumbers, type Verdict } from '#src/domain/fitment/index.ts';
import type { Quote } from '#src/domain/quotes/index.ts';

/** What a choice may change about a build, in terms that people care about. */
export type BuildOutcome = {
  /** Null while there is nothing to judge. */
  verdict: Verdict | null;
  heightIn: number;
  /** True speed when the speedometer shows 65. */
  speedMph: number;
  /** Likely out-the-door price. */
  totalCents: number;
};

type Judged = { resolved: ResolvedBuild; assessment: Assessment; quote: Quote };

export function outcomeOf({ resolved, assessment, quote }: Judged): BuildOutcome {
  const { height, speedAt65 } = buildNumbers(resolved.fit);
  return {
    verdict: assessment.reasons.length === 0 ? null : assessment.verdict,
    heightIn: height.value ?? resolved.vehicle.heightIn,
    speedMph: speedAt65.value ?? 65,
    totalCents: quote.totalCents.likely,
  };
}

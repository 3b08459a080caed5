import {
  type Assessment,
  assessFitment,
  buildNumbers,
  type FitBuild,
} from '#src/domain/fitment/index.ts';
import type { FinishedBuildRecord } from './schemas.ts';

/** What the fitment rules say about a combination, compared with what the shop found when it built it. */
export type EngineCheck = {
  assessment: Assessment;
  /** `unknown`: the rules lack a fact and say so, which is neither right nor wrong. */
  outcome: 'agrees' | 'differs' | 'unknown';
  /** Millimeters past the stock wheel; null if the stock offset is not on record. */
  pokeMm: { computed: number | null; measured: number };
};

/**
 * Compares only whether something had to be cut, because that is certain on a finished truck. Rubbing at full lock is
 * ignored: the tables of tire limits do not cover it.
 */
export function compareWithEngine(
  { fit: measured }: Pick<FinishedBuildRecord, 'fit'>,
  build: FitBuild,
): EngineCheck {
  const assessment = assessFitment(build);
  return {
    assessment,
    outcome: outcomeOf(assessment, measured.trimming.level !== 'none'),
    pokeMm: { computed: buildNumbers(build).poke.value, measured: measured.pokeMm.measured },
  };
}

function outcomeOf({ verdict, reasons }: Assessment, wasCut: boolean): EngineCheck['outcome'] {
  if (verdict === 'unknown') return 'unknown';
  const saysCut = reasons.some(({ code }) => /^tire\.(trim|cut|over)$/.test(code));
  return verdict !== 'does-not-fit' && saysCut === wasCut ? 'agrees' : 'differs';
}

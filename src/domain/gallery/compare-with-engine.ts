import {
  type Assessment,
  assessFitment,
  buildNumbers,
  type FitBuild,
} from '#src/domain/fitment/index.ts';
import type { FinishedBuildRecord } from './schemas.ts';

/** What fitment says of a combination, beside what the shop found when it built it. */
export type EngineCheck = {
  assessment: Assessment;
  /** `unknown`: fitment lacks a fact and says so, which is neither right nor wrong. */
  outcome: 'agrees' | 'differs' | 'unknown';
  /** Millimetres past the stock wheel; null where the stock offset is not on record. */
  pokeMm: { computed: number | null; measured: number };
};

/**
 * Agreement is about the knife: whether something had to be cut is what a finished truck shows for
 * sure. Rubbing at full lock is not counted: the tables of tire limits know no such thing.
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
  const saysCut = reasons.some(({ code }) => code === 'tire.trim' || code === 'tire.over');
  return verdict !== 'does-not-fit' && saysCut === wasCut ? 'agrees' : 'differs';
}

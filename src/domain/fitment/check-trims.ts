import type { Vehicle } from '#src/domain/catalog/index.ts';
import { type FitTire, roomDiameterIn } from './build.ts';
import { fieldConfidence, lowestConfidence } from './confidence.ts';
import { nameTrims } from './name-trims.ts';
import { MEASURE, note, type Reason, reason, rounded } from './reasons.ts';
import { recordSource } from './sources.ts';
import { clearanceLiftIn } from './tire-limit.ts';
import { type TrimAnswer, trimsThatTakeLess } from './trim-limits.ts';

type Question = { vehicle: Vehicle; lift: { frontIn: number } | null; tire: FitTire };

/**
 * The record's table applies to one trim. If another trim takes less, the tire is judged by that one too, because the
 * customer's trim is unknown: refused there means unknown here, and trimming needed there means trimming here.
 * Two-wheel drives only get a note: the record describes a four-wheel drive, and what is known about them is an
 * estimate to half an inch. `said` is what the record's own table says about this tire.
 */
export function checkTrims({ vehicle, lift, tire }: Question, said: Reason): Reason | null {
  if (tire.factory || (said.verdict !== 'fits' && said.verdict !== 'fits-with-work')) return null;
  const liftIn = clearanceLiftIn(lift);
  const diameterIn = roomDiameterIn(tire);
  const base = {
    values: { have: rounded(diameterIn), config: vehicle.representativeConfig },
    measured: rounded(diameterIn, 2),
    unit: 'in' as const,
    source: recordSource(vehicle, 'trims'),
    confidence: fieldConfidence(vehicle, 'trims'),
  };
  if (vehicle.trims === null) {
    return reason({ ...base, code: 'tire.trimsUnknown', verdict: 'unknown', fix: MEASURE });
  }
  const less = trimsThatTakeLess(vehicle, { liftIn, diameterIn, verdict: said.verdict });
  if (less.length === 0) return null;
  const judged = less.filter(({ trim }) => trim.drive !== '2WD');
  const refused = judged.filter(({ verdict }) => verdict === 'does-not-fit');
  if (refused.length > 0) {
    const figures = { ...base, ...figuresOf(refused, base.values) };
    return reason({ ...figures, code: 'tire.trims', verdict: 'unknown', fix: MEASURE });
  }
  const isTold = judged.length === 0;
  const figures = { ...base, ...figuresOf(isTold ? less : judged, base.values) };
  const told = { ...figures, code: 'tire.trimsWork', verdict: 'fits-with-work' } as const;
  return isTold ? note({ ...told, code: 'tire.trimsTold' }) : reason(told);
}

function figuresOf(answers: readonly TrimAnswer[], values: { have: number; config: string }) {
  const limit = Math.min(...answers.map(({ limitIn }) => limitIn));
  const trims = nameTrims(answers.map(({ trim }) => trim));
  return {
    values: { ...values, trims, limit },
    limit,
    margin: rounded(limit - values.have, 2),
    confidence: lowestConfidence(answers.map(({ trim }) => trim.confidence)),
  };
}

import type { FitTire, FitWheel } from './build.ts';
import { MEASURE, type Reason, reason } from './reasons.ts';
import { compareRimWidth } from './rim-width.ts';
import { SOURCES } from './sources.ts';

/** The wheel's width must be approved for the tire; the factory's own pair always is. */
export function checkRimWidth(tire: FitTire, wheel: FitWheel): Reason {
  const said = {
    measured: wheel.widthIn,
    unit: 'in' as const,
    source: SOURCES.rimRange,
    confidence: 'high' as const,
  };
  if (tire.factory && wheel.factory)
    return reason({
      ...said,
      code: 'rimWidth.ok',
      verdict: 'fits',
      values: { have: wheel.widthIn },
    });
  if (tire.rimMinIn === null || tire.rimMaxIn === null) {
    return reason({
      ...said,
      code: 'rimWidth.unknown',
      verdict: 'unknown',
      values: { have: wheel.widthIn, size: tire.size },
      fix: MEASURE,
    });
  }
  const range = { minIn: tire.rimMinIn, maxIn: tire.rimMaxIn };
  const { result, marginIn, boundIn } = compareRimWidth(range, wheel.widthIn);
  const fits = result === 'approved';
  return reason({
    ...said,
    code: fits ? 'rimWidth.ok' : 'rimWidth.fail',
    verdict: fits ? 'fits' : 'does-not-fit',
    values: { min: range.minIn, max: range.maxIn, have: wheel.widthIn },
    limit: boundIn,
    margin: marginIn,
  });
}

import { fieldConfidence } from './confidence.ts';
import type { BuildMeasures, Figure } from './figure.ts';
import { FIGURE_SOURCES } from './figure-sources.ts';
import { MM_PER_IN } from './tire-dimensions.ts';
import {
  backspacingIn,
  centerlineBackspacingIn,
  innerClearanceChangeMm,
  pokeMm,
  trackChangeMm,
  type WheelPosition,
} from './wheel-position.ts';

type Positions = { stock: WheelPosition | null; fitted: WheelPosition | null; kept: boolean };
type WheelFigureName = 'poke' | 'innerClearance' | 'backspacing' | 'backspacingCenter' | 'track';

/** Where the wheel sits compared with the factory's. A kept wheel has not moved, whether its offset is known or not. */
export function wheelFigures(measures: BuildMeasures): Record<WheelFigureName, Figure> {
  const positions: Positions = {
    stock: positionOf(measures.vehicle.stockWheel),
    fitted: positionOf(measures.wheel),
    kept: measures.wheel.factory === true,
  };
  const base = baseFigure(measures);
  return {
    poke: {
      ...base,
      value: positionChange(positions, pokeMm),
      unit: 'mm',
      formula: '(width - stock width) / 2 x 25.4 + stock offset - offset; positive = outward',
    },
    innerClearance: {
      ...base,
      value: positionChange(positions, innerClearanceChangeMm),
      unit: 'mm',
      formula: 'stock offset - offset - (width - stock width) / 2 x 25.4; positive = more room',
    },
    backspacing: {
      ...base,
      ...ofEach(positions, backspacingIn),
      formula: '(width + 1) / 2 + offset / 25.4, measured at the flange',
    },
    backspacingCenter: {
      ...base,
      ...ofEach(positions, centerlineBackspacingIn),
      formula: 'width / 2 + offset / 25.4, as web calculators give it',
    },
    track: {
      ...base,
      delta: positionChange(positions, trackChangeIn),
      formula: '2 x (stock offset - offset) / 25.4; width does not move the track',
    },
  };
}

function trackChangeIn(stock: WheelPosition, fitted: WheelPosition): number {
  return trackChangeMm(stock.offsetMm, fitted.offsetMm) / MM_PER_IN;
}

type Position = { widthIn: number; offsetMm: number | null };

function positionOf({ widthIn, offsetMm }: Position): WheelPosition | null {
  return offsetMm === null ? null : { widthIn, offsetMm };
}

function positionChange(
  { stock, fitted, kept }: Positions,
  moved: (stock: WheelPosition, fitted: WheelPosition) => number,
): number | null {
  if (kept) return 0;
  return stock && fitted ? moved(stock, fitted) : null;
}

function ofEach({ stock, fitted, kept }: Positions, spacing: (at: WheelPosition) => number) {
  const value = fitted && spacing(fitted);
  const before = stock && spacing(stock);
  const moved = value === null || before === null ? null : value - before;
  return { value, delta: kept ? 0 : moved };
}

function baseFigure({ vehicle, wheel }: BuildMeasures): Figure {
  const { stockWheel, unverified } = vehicle;
  return {
    value: null,
    delta: null,
    unit: 'in',
    approximate: unverified.includes('stockWheel.offsetMm'),
    formula: '',
    inputs: {
      width: wheel.widthIn,
      offset: wheel.offsetMm ?? 'not on record',
      'stock width': stockWheel.widthIn,
      'stock offset': stockWheel.offsetMm ?? 'not on record',
    },
    source: FIGURE_SOURCES.wheelPosition,
    confidence: fieldConfidence(vehicle, 'stockWheel.offsetMm'),
  };
}

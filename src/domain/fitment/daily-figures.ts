import type { FitBuild } from './build.ts';
import { type Confidence, fieldConfidence, lowestConfidence } from './confidence.ts';
import type { BuildMeasures, Figure } from './figure.ts';
import { FIGURE_SOURCES, recordSource } from './figure-sources.ts';
import { milesDriven } from './gearing.ts';
import { measureBuild } from './measure-build.ts';
import { bumperOverhangIn } from './rear-overhang.ts';
import { bodyGainIn, receiverGainIn } from './ride-height.ts';

export type DailyFigures = Record<'stepIn' | 'hitch' | 'odometer', Figure>;

/**
 * What a build changes about living with the truck. Heights are changes from stock: no record has the height of a cab's
 * floor or of a hitch receiver.
 */
export function dailyFigures(build: FitBuild): DailyFigures {
  const measures = measureBuild(build);
  return {
    stepIn: stepInFigure(measures),
    hitch: hitchFigure(measures),
    odometer: odometerFigure(measures),
  };
}

/** The step into the cab, taken at the middle between the axles, where the doors are. */
function stepInFigure(measures: BuildMeasures): Figure {
  const { lift } = measures;
  return {
    ...changeOf(measures, bodyGainIn(measures).mean),
    approximate: false,
    formula: '(tire - stock tire) / 2 + mean lift of front and rear + body lift',
    inputs: {
      tire: measures.fittedDiameterIn,
      'stock tire': measures.stockDiameterIn,
      'lift front': lift.frontIn,
      'lift rear': lift.rearIn,
      'body lift': lift.bodyIn,
    },
  };
}

function hitchFigure(measures: BuildMeasures): Figure {
  const { vehicle, lift, stockDiameterIn, fittedDiameterIn } = measures;
  const { wheelbaseIn } = vehicle;
  const rearOverhangIn = bumperOverhangIn(vehicle);
  const gain = receiverGainIn({ ...measures, wheelbaseIn, rearOverhangIn });
  const change = changeOf(measures, gain);
  const inputs = {
    tire: fittedDiameterIn,
    'stock tire': stockDiameterIn,
    'lift rear': lift.rearIn,
  };
  // A frame that stays level rises alike everywhere, wherever the receiver is.
  if (lift.frontIn === lift.rearIn) {
    const formula = '(tire - stock tire) / 2 + lift rear; a body lift does not raise the frame';
    return { ...change, approximate: false, formula, inputs };
  }
  return {
    ...change,
    approximate: true,
    formula:
      '(tire - stock tire) / 2 + lift rear + (lift rear - lift front) x receiver distance / wheelbase',
    inputs: {
      ...inputs,
      'lift front': lift.frontIn,
      'receiver distance': rearOverhangIn,
      wheelbase: wheelbaseIn,
    },
    source: recordSource(vehicle, 'wheelbase and rear overhang'),
    confidence: lowestConfidence([
      'medium',
      fieldConfidence(vehicle, 'rearOverhangIn', 'wheelbaseIn'),
    ]),
  };
}

/** The miles driven for every 100 that the odometer counts. */
function odometerFigure({ stockDiameterIn, fittedDiameterIn }: BuildMeasures): Figure {
  const driven = milesDriven({ stockDiameterIn, fittedDiameterIn }, 100);
  return {
    value: driven,
    delta: driven - 100,
    unit: 'mi',
    approximate: false,
    formula: '100 x tire / stock tire',
    inputs: { tire: fittedDiameterIn, 'stock tire': stockDiameterIn },
    source: FIGURE_SOURCES.tireGrowth,
    confidence: 'high',
  };
}

/**
 * By how many percent miles per gallon seem to drop, though the truck burns no more: the miles driven for every 100 that
 * the odometer counts are missing from them. Negative: they seem to rise.
 */
export function seemingMpgLossPercent(drivenPer100: number): number {
  return (1 - 100 / drivenPer100) * 100;
}

/** A change in inches, with its source: a kit's height is its maker's, a tire's growth is arithmetic. */
function changeOf({ lift }: BuildMeasures, gain: number) {
  const isLifted = lift.frontIn !== 0 || lift.rearIn !== 0 || lift.bodyIn !== 0;
  const confidence: Confidence = isLifted ? 'medium' : 'high';
  return {
    value: gain,
    delta: gain,
    unit: 'in' as const,
    source: isLifted ? FIGURE_SOURCES.liftApplication : FIGURE_SOURCES.tireGrowth,
    confidence,
  };
}

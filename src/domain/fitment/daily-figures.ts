import type { FitBuild } from './build.ts';
import { type Confidence, fieldConfidence, lowestConfidence } from './confidence.ts';
import type { BuildMeasures, Figure } from './figure.ts';
import { FIGURE_SOURCES, recordSource } from './figure-sources.ts';
import { measureBuild } from './measure-build.ts';
import { bumperOverhangIn } from './rear-overhang.ts';
import { bodyGainIn, receiverGainIn } from './ride-height.ts';

export type DailyFigures = Record<'stepIn' | 'hitch', Figure>;

/**
 * What a build changes about living with the truck. Changes from stock only: no record has the height of a cab's floor
 * or of a hitch receiver.
 */
export function dailyFigures(build: FitBuild): DailyFigures {
  const measures = measureBuild(build);
  return { stepIn: stepInFigure(measures), hitch: hitchFigure(measures) };
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
      '(tire - stock tire) / 2 + lift rear + (lift rear - lift front) x overhang / wheelbase',
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

import { fieldConfidence } from './confidence.ts';
import type { BuildMeasures, Figure } from './figure.ts';
import { FIGURE_SOURCES, recordSource } from './figure-sources.ts';
import { trueSpeedMph } from './gearing.ts';
import { axleGainIn, bodyGainIn } from './ride-height.ts';

export function heightFigure({
  vehicle,
  lift,
  stockDiameterIn,
  fittedDiameterIn,
}: BuildMeasures): Figure {
  const gain = bodyGainIn({ stockDiameterIn, fittedDiameterIn, lift }).mean;
  return {
    value: vehicle.heightIn + gain,
    delta: gain,
    unit: 'in',
    approximate: vehicle.unverified.includes('heightIn'),
    formula: 'height + (tire - stock tire) / 2 + mean lift of front and rear + body lift',
    inputs: {
      height: vehicle.heightIn,
      tire: fittedDiameterIn,
      'stock tire': stockDiameterIn,
      'lift front': lift.frontIn,
      'lift rear': lift.rearIn,
      'body lift': lift.bodyIn,
    },
    source: recordSource(vehicle, 'height'),
    confidence: fieldConfidence(vehicle, 'heightIn'),
  };
}

export function clearanceFigure({
  vehicle,
  stockDiameterIn,
  fittedDiameterIn,
}: BuildMeasures): Figure {
  const gain = axleGainIn(stockDiameterIn, fittedDiameterIn);
  const stock = vehicle.groundClearanceIn;
  return {
    value: stock === null ? null : stock + gain,
    delta: gain,
    unit: 'in',
    approximate: vehicle.unverified.includes('groundClearanceIn'),
    formula: 'ground clearance + (tire - stock tire) / 2; no lift raises the axle',
    inputs: {
      'ground clearance': stock ?? 'not on record',
      tire: fittedDiameterIn,
      'stock tire': stockDiameterIn,
    },
    source: recordSource(vehicle, 'ground clearance'),
    confidence: fieldConfidence(vehicle, 'groundClearanceIn'),
  };
}

export function tireDiameterFigure({
  tire,
  stockDiameterIn,
  fittedDiameterIn,
}: BuildMeasures): Figure {
  return {
    value: fittedDiameterIn,
    delta: fittedDiameterIn - stockDiameterIn,
    unit: 'in',
    approximate: false,
    formula: 'published diameter, or rim + 2 x section x aspect',
    inputs: { size: tire.size, 'stock tire': stockDiameterIn },
    source: FIGURE_SOURCES.tireSize,
    confidence: 'high',
  };
}

export function speedAt65Figure({ stockDiameterIn, fittedDiameterIn }: BuildMeasures): Figure {
  const actual = trueSpeedMph({ stockDiameterIn, fittedDiameterIn }, 65);
  return {
    value: actual,
    delta: actual - 65,
    unit: 'mph',
    approximate: false,
    formula: '65 x tire / stock tire',
    inputs: { tire: fittedDiameterIn, 'stock tire': stockDiameterIn },
    source: FIGURE_SOURCES.tireGrowth,
    confidence: 'high',
  };
}

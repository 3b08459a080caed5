import { angleFigures } from './angle-figures.ts';
import {
  clearanceFigure,
  heightFigure,
  speedAt65Figure,
  tireDiameterFigure,
} from './body-figures.ts';
import { type FitBuild, liftHeights, stockDiameterIn, withFactoryParts } from './build.ts';
import type { BuildMeasures, Figure } from './figure.ts';
import { wheelFigures } from './wheel-figures.ts';

export type FigureName =
  | 'height'
  | 'clearance'
  | 'tireDiameter'
  | 'speedAt65'
  | 'poke'
  | 'innerClearance'
  | 'backspacing'
  | 'backspacingCenter'
  | 'track'
  | 'approach'
  | 'departure'
  | 'breakover';

export type BuildNumbers = Record<FigureName, Figure>;

/** The figures shown with a build; the factory part counts where nothing is chosen. */
export function buildNumbers(build: FitBuild): BuildNumbers {
  const measures = measureBuild(build);
  return {
    height: heightFigure(measures),
    clearance: clearanceFigure(measures),
    tireDiameter: tireDiameterFigure(measures),
    speedAt65: speedAt65Figure(measures),
    ...wheelFigures(measures),
    ...angleFigures(measures),
  };
}

function measureBuild(build: FitBuild): BuildMeasures {
  const { vehicle, wheel, tire } = withFactoryParts(build);
  return {
    vehicle,
    wheel,
    tire,
    lift: liftHeights(build.lift, build.secondLift),
    stockDiameterIn: stockDiameterIn(vehicle),
    fittedDiameterIn: tire.diameterIn,
  };
}

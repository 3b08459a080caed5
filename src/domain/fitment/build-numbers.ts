import { angleFigures } from './angle-figures.ts';
import {
  clearanceFigure,
  heightFigure,
  speedAt65Figure,
  tireDiameterFigure,
} from './body-figures.ts';
import type { FitBuild } from './build.ts';
import type { Figure } from './figure.ts';
import { measureBuild } from './measure-build.ts';
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

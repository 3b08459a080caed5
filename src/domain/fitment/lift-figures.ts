import { type FitBuild, liftHeights } from './build.ts';
import type { Figure } from './figure.ts';
import { FIGURE_SOURCES } from './figure-sources.ts';

/** What the kit raises front and rear, in inches; zero without one. */
export function liftFigures(build: FitBuild): { liftFront: Figure; liftRear: Figure } {
  const { frontIn, rearIn, bodyIn } = liftHeights(build.lift, build.secondLift);
  return {
    liftFront: liftFigure(build, { axleIn: frontIn, bodyIn }),
    liftRear: liftFigure(build, { axleIn: rearIn, bodyIn }),
  };
}

function liftFigure(
  { lift }: FitBuild,
  { axleIn, bodyIn }: { axleIn: number; bodyIn: number },
): Figure {
  return {
    value: axleIn + bodyIn,
    delta: axleIn + bodyIn,
    unit: 'in',
    approximate: false,
    formula: 'springs at this axle + body lift, as the kit maker lists them',
    inputs: { springs: axleIn, 'body lift': bodyIn },
    source: FIGURE_SOURCES.liftApplication,
    // A kit's height is a range; stock height is a fact.
    confidence: lift === null ? 'high' : 'medium',
  };
}

import { type FitBuild, liftHeights, stockDiameterIn, withFactoryParts } from './build.ts';
import type { BuildMeasures } from './figure.ts';

/** The inputs of a build's figures; the factory part counts where nothing is chosen. */
export function measureBuild(build: FitBuild): BuildMeasures {
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

import type { VehicleBuild } from '../build.ts';
import type { DrawingLight } from '../light.ts';
import type { BodyShape } from '../shapes/body-shape.ts';
import type { Material } from '../shapes/template.ts';
import type { Stance } from '../stance.ts';
import type { Sheet } from '../svg/sheet.ts';
import type { DrawingTheme } from '../theme.ts';
import type { VehicleGeometry } from '../vehicle-geometry.ts';

/** Everything that the layers of one side view draw from. */
export interface SideScene {
  sheet: Sheet;
  vehicle: VehicleGeometry;
  build: VehicleBuild;
  shape: BodyShape;
  stance: Stance;
  theme: DrawingTheme;
  light: DrawingLight;
  /** Transform of all that rises with the body. */
  bodyTransform: string;
  /** How far the tires stick out past the body, in inches. */
  pastBodyIn: number;
}

export function frontTipX({ stance }: SideScene): number {
  return -stance.frontOverhangIn;
}

export function rearTipX({ stance }: SideScene): number {
  return stance.wheelbaseIn + stance.rearOverhangIn;
}

const PAINTS: Readonly<Record<Material, string>> = { paint: 'p', chrome: 'chr', black: 'blk' };

export function materialFill({ sheet }: SideScene, material: Material): string {
  return sheet.ref(PAINTS[material]);
}

export const EDGE = '#0f0c0b';
export const WARM_LIGHT = '#fff3df';

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

const PAINTS = { paint: 'p', chrome: 'chr', black: 'blk', gloss: 'gls' } as const;

export function materialFill({ sheet, build }: SideScene, material: Material): string {
  return sheet.ref(PAINTS[material === 'chrome' ? CHROME_AS[build.paint.trim] : material]);
}

/** Flares are in body color or black if that was chosen, else as the vehicle came. */
export function flareMaterial({ build }: SideScene, stock: Material): Material {
  const { flares } = build.paint;
  if (flares === 'stock') return stock;
  return flares === 'body' ? 'paint' : 'black';
}

const CHROME_AS = { stock: 'chrome', chrome: 'chrome', black: 'gloss', body: 'paint' } as const;

/** As other parts; chrome trim also covers what came in black. */
export function bumperFill(scene: SideScene, material: Material): string {
  const isDressed = material === 'black' && scene.build.paint.trim === 'chrome';
  return materialFill(scene, isDressed ? 'chrome' : material);
}

export const EDGE = '#0f0c0b';
export const WARM_LIGHT = '#fff3df';

import { tenths } from '../geometry/numbers.ts';
import { element } from '../svg/element.ts';
import { gradient } from '../svg/gradient.ts';
import type { Sheet } from '../svg/sheet.ts';
import type { DrawingTheme } from '../theme.ts';
import { frontTipX, type SideScene } from './side-scene.ts';

const SQUASHED = 'translate(.5 0) scale(.5 1) translate(-.5 0)';

export function defineFloorShadow(sheet: Sheet, theme: DrawingTheme): void {
  const place = { id: sheet.name('sh'), cx: 0.5, cy: 0, r: 1, gradientTransform: SQUASHED };
  sheet.define(
    gradient('radialGradient', place, [
      [0, theme.shadow, 0.62],
      [0.6, theme.shadow, 0.3],
      [1, theme.shadow, 0],
    ]),
  );
}

/** Long and soft below the body, tight and dark at each contact patch; then the ground line. */
export function groundMarkup(scene: SideScene): string {
  const { sheet, stance, theme, vehicle } = scene;
  defineFloorShadow(sheet, theme);
  const { radiusIn, wheelbaseIn } = stance;
  const body = { x: frontTipX(scene) - 2, width: vehicle.lengthIn + 14, depth: 3.4 };
  const patches = [0, wheelbaseIn].map((hubX) => ({
    x: hubX - radiusIn * 0.7,
    width: radiusIn * 1.7,
    depth: 1.7,
  }));
  const shadows = [body, ...patches].map((patch) => floorShadow(sheet, patch)).join('');
  return element('g', { id: sheet.name('ground') }, shadows + groundLine(sheet, theme));
}

export function floorShadow(
  sheet: Sheet,
  patch: { x: number; width: number; depth: number },
): string {
  return element('rect', {
    x: sheet.x(patch.x),
    y: sheet.y(0),
    width: sheet.length(patch.width),
    height: sheet.length(patch.depth),
    fill: sheet.ref('sh'),
  });
}

export function groundLine(sheet: Sheet, theme: DrawingTheme): string {
  return element('path', {
    d: `M0 ${sheet.y(0)}H${tenths(sheet.widthPx)}`,
    stroke: theme.ink,
    'stroke-width': 1.2,
    'vector-effect': 'non-scaling-stroke',
  });
}

const GLOW_HEIGHT_IN = 76;

/** A warm light on the horizon that separates black tops and tires from a dark page. */
export function glowMarkup(sheet: Sheet): string {
  const place = {
    id: sheet.name('gw'),
    cx: 0.5,
    cy: 1,
    r: 1,
    gradientTransform: 'translate(.5 0) scale(.5 1) translate(-.5 0)',
  };
  sheet.define(
    gradient('radialGradient', place, [
      [0, '#a9552f', 0.75],
      [0.5, '#5b3040', 0.5],
      [1, '#2a2036', 0],
    ]),
  );
  const groundY = Number(sheet.y(0));
  const height = Math.min(groundY, GLOW_HEIGHT_IN * sheet.scale);
  return element('rect', {
    x: 0,
    y: tenths(groundY - height),
    width: tenths(sheet.widthPx),
    height: tenths(height),
    fill: sheet.ref('gw'),
  });
}

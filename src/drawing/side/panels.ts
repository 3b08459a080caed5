import { tone } from '../colour.ts';
import { archOutline } from '../geometry/arch.ts';
import { boxOf } from '../geometry/curve.ts';
import type { Outline } from '../geometry/outline.ts';
import { sideStops } from '../paint-light.ts';
import type { BodyArch } from '../shapes/body-shape.ts';
import { element, stroked } from '../svg/element.ts';
import { gradient } from '../svg/gradient.ts';
import { defineVertical } from '../svg/sheet.ts';
import { creasesMarkup } from './creases.ts';
import { frontTipX, rearTipX, type SideScene } from './side-scene.ts';

/** Path data of everything painted: cab and bed. */
export function shellData({ sheet, shape }: SideScene): string {
  return sheet.path(shape.cab) + (shape.bed ? sheet.path(shape.bed) : '');
}

/** The painted shell and the surfaces, reflections and creases that shape it. */
export function panelsMarkup(scene: SideScene, shell: string): string {
  const { sheet, shape, build } = scene;
  const form = [
    upperPanel(scene),
    element('path', { d: sheet.path(shape.detail.hoodPlane), fill: sheet.ref('hood') }),
    tonalPlanes(scene),
    fenderVolume(scene, shape.archFront, 'b0'),
    fenderVolume(scene, shape.archRear, 'b1'),
    horizonReflection(scene),
    element('path', { d: shell, fill: sheet.ref('fr') }),
    stroked(sheet.path(shape.cab), { colour: '#fff4e0', width: 2.6 * sheet.detail, opacity: 0.2 }),
    creasesMarkup(scene),
  ];
  const edge = { colour: tone(build.paint.colour, -0.72), width: 1.1 * sheet.detail };
  return (
    element('path', { d: shell, fill: sheet.ref('p') }) +
    element('g', { 'clip-path': sheet.ref('bc') }, form.join('')) +
    stroked(shell, edge)
  );
}

/** What has a color of its own above the belt line: a hard top, or the roof of a two-tone paint job. */
function upperPanel(scene: SideScene): string {
  const { sheet, shape, build, light } = scene;
  const { roof } = build.paint;
  const panel = shape.detail.roofPanel ?? (roof && greenhouse(scene));
  if (!panel) return '';
  const paint = roof ?? { colour: shape.roofColour, finish: 'solid' };
  const { levels } = shape;
  const stops = sideStops(levels, { paint, light });
  defineVertical(sheet, 'roof', { from: levels.roof, to: levels.sill, stops });
  const d = sheet.path(panel);
  const seam = { colour: tone(paint.colour, -0.6), width: 0.8 * sheet.detail, opacity: 0.7 };
  return element('path', { d, fill: sheet.ref('roof') }) + stroked(d, seam);
}

const BELOW_GLASS_IN = 0.7;
const ABOVE_ROOF_IN = 4;

/** From the foot of the windshield to the rear end of the cab; the shell clips it. */
function greenhouse({ shape }: SideScene): Outline {
  const screen = boxOf(shape.detail.windshield);
  const glass = boxOf(shape.detail.glass.flat());
  const rearX = boxOf(shape.cab).x1 + 1;
  const y = Math.min(glass.y0, shape.levels.belt) - BELOW_GLASS_IN;
  const top = shape.levels.roof + ABOVE_ROOF_IN;
  return [
    [screen.x0 - 2, y],
    [rearX, y],
    [rearX, top],
    [screen.x0 - 2, top],
  ];
}

function tonalPlanes({ sheet, shape }: SideScene): string {
  const planes = shape.detail.planes.map((plane) =>
    element('path', {
      d: sheet.path(plane.outline),
      fill: plane.tone >= 0 ? '#fff1d8' : '#140c12',
      opacity: Math.abs(plane.tone),
    }),
  );
  return planes.join('');
}

/** A soft ring around the opening, lit on top and shaded outside, because the fender protrudes. */
function fenderVolume(scene: SideScene, arch: BodyArch, name: string): string {
  const { sheet, stance, light } = scene;
  if (!arch.blister) return '';
  const hubY = stance.stockRadiusIn;
  const place = {
    id: sheet.name(name),
    gradientUnits: 'userSpaceOnUse',
    cx: sheet.x(arch.centreX - 2 * light.side),
    cy: sheet.y(hubY + 4),
    r: sheet.length(arch.halfWidth + arch.blister),
  };
  sheet.define(
    gradient('radialGradient', place, [
      [0.6, '#fff1d8', 0],
      [0.76, '#fff1d8', (arch.squareness ?? 0) > 2.8 ? 0.14 : 0.22],
      [0.88, '#fff1d8', 0.05],
      [0.94, '#140c12', 0.07],
      [1, '#140c12', 0],
    ]),
  );
  const ring = archOutline(arch, { centreX: arch.centreX, hubY, grow: arch.blister + 4 });
  return element('path', { d: sheet.path(ring), fill: sheet.ref(name) });
}

/** A darker band with a crisp top that dips between the wheels. */
function horizonReflection(scene: SideScene): string {
  const { sheet, shape, stance } = scene;
  const { low } = shape.levels;
  const { wheelbaseIn: wb } = stance;
  const [front, rear] = [frontTipX(scene), rearTipX(scene)];
  const band: Outline = [
    [front, low + 6],
    [6, low + 8.5, 20],
    [wb * 0.32, low + 5.6, 30],
    [wb * 0.7, low + 6.4, 30],
    [wb, low + 9, 20],
    [rear, low + 6.5],
    [rear, low - 2],
    [front, low - 2],
  ];
  return element('path', { d: sheet.path(band), fill: sheet.ref('hz') });
}

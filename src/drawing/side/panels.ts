import { tone } from '../colour.ts';
import { archOutline } from '../geometry/arch.ts';
import type { Outline } from '../geometry/outline.ts';
import type { BodyArch } from '../shapes/body-shape.ts';
import { element, stroked } from '../svg/element.ts';
import { gradient, type Stop } from '../svg/gradient.ts';
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
    roofPanel(scene),
    element('path', { d: sheet.path(shape.detail.hoodPlane), fill: sheet.ref('hood') }),
    tonalPlanes(scene),
    fenderVolume(scene, shape.archFront, 'b0'),
    fenderVolume(scene, shape.archRear, 'b1'),
    horizonReflection(scene),
    element('path', { d: shell, fill: sheet.ref('fr') }),
    stroked(sheet.path(shape.cab), { colour: '#fff4e0', width: 2.6 * sheet.detail, opacity: 0.2 }),
    creasesMarkup(scene),
  ];
  const edge = { colour: tone(build.colour, -0.72), width: 1.1 * sheet.detail };
  return (
    element('path', { d: shell, fill: sheet.ref('p') }) +
    element('g', { 'clip-path': sheet.ref('bc') }, form.join('')) +
    stroked(shell, edge)
  );
}

function roofPanel({ sheet, shape, build }: SideScene): string {
  const { roofPanel: panel } = shape.detail;
  if (!panel) return '';
  const colour = shape.roofColour;
  const stops: Stop[] = [
    [0, tone(colour, 0.45)],
    [0.14, tone(colour, 0.12)],
    [0.6, colour],
    [1, tone(colour, -0.25)],
  ];
  defineVertical(sheet, 'roof', { from: shape.levels.roof, to: shape.levels.belt - 1, stops });
  const d = sheet.path(panel);
  const seam = { colour: tone(build.colour, -0.72), width: 0.8 * sheet.detail, opacity: 0.8 };
  return element('path', { d, fill: sheet.ref('roof') }) + stroked(d, seam);
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

import { boxOf } from '../geometry/curve.ts';
import { cyclicAt } from '../geometry/cyclic-at.ts';
import { lerp } from '../geometry/numbers.ts';
import type { Outline } from '../geometry/outline.ts';
import { element } from '../svg/element.ts';
import type { LampKind, PanelFace } from './faces.ts';
import { grilleEdges } from './front-grille.ts';
import { type FrontScene, light, onBothSides, part } from './front-scene.ts';

const LAMP_HEIGHT_IN: Readonly<Record<LampKind, number>> = {
  slit: 4.6,
  round: 8,
  square: 8,
  slant: 8.4,
  block: 8.4,
};

export function frontLamps(scene: FrontScene, face: PanelFace): string {
  if (face.lamp === 'round') {
    const { top } = grilleEdges(scene, face);
    return roundLamps(scene, { x: scene.size.bodyHalf * 0.74, y: top - 4.8 });
  }
  return lensLamps(scene, face) + (face.ducts ? ducts(scene, face) : '');
}

/** Round lamps in a dark bowl with a ring of light; a Jeep's too. */
export function roundLamps({ sheet }: FrontScene, at: { x: number; y: number }): string {
  const lamps = [-1, 1].map((side) => {
    const place = { cx: sheet.x(side * at.x), cy: sheet.y(at.y) };
    const circle = (radius: number, look: Record<string, string | number>) =>
      element('circle', { ...place, r: sheet.length(radius), ...look });
    const rim = { stroke: '#0f0c0b', 'stroke-width': sheet.detail };
    const ring = { fill: 'none', stroke: '#fffaf0', 'stroke-width': 1.3 * sheet.detail };
    return (
      circle(3.9, { fill: sheet.ref('hl'), ...rim }) +
      circle(3.2, { fill: '#2a2d31' }) +
      circle(2.7, ring) +
      circle(1.3, { fill: '#dfe5e6' })
    );
  });
  return lamps.join('');
}

interface LampPlace {
  inner: number;
  outer: number;
  top: number;
  bottom: number;
}

function lampPlace(scene: FrontScene, face: PanelFace): LampPlace {
  const { half } = grilleEdges(scene, face);
  const top = scene.size.leadY - 0.2;
  return {
    inner: half + (face.grille === 'trapezoid' ? 2.6 : 2.2),
    outer: scene.size.bodyHalf - 1,
    top,
    bottom: top - LAMP_HEIGHT_IN[face.lamp],
  };
}

function lensOutline(kind: LampKind, { inner, outer, top, bottom }: LampPlace): Outline {
  switch (kind) {
    case 'slit':
      return [
        [inner - 1, top - 0.6, 0.6],
        [outer + 0.4, top, 1],
        [outer, bottom + 1, 1],
        [inner, bottom, 0.8],
      ];
    case 'slant':
      return [
        [inner - 0.4, top - 2, 0.8],
        [outer - 1, top + 0.2, 1.4],
        [outer + 0.4, bottom + 2.6, 1.6],
        [inner + 2, bottom, 1.4],
      ];
    case 'square':
      return [
        [inner - 1, top - 1, 0.4],
        [outer - 3, top - 1, 0.4],
        [outer - 3, top - 7.4, 0.4],
        [inner - 1, top - 7.4, 0.4],
      ];
    default:
      return [
        [inner - 0.4, top - 0.4, 1],
        [outer, top - 0.2, 1.4],
        [outer + 0.2, bottom, 1.6],
        [inner + 0.2, bottom + 0.4, 1],
      ];
  }
}

function lensLamps(scene: FrontScene, face: PanelFace): string {
  const { sheet } = scene;
  const lens = lensOutline(face.lamp, lampPlace(scene, face));
  const { x0, x1, y0, y1 } = boxOf(lens);
  const [cx, cy] = [(x0 + x1) / 2, (y0 + y1) / 2];
  const bowl = lens.map(([x, y, soft]) => [lerp(cx, x, 0.84), lerp(cy, y, 0.78), soft] as const);
  const [first, second] = [cyclicAt(lens, 0), cyclicAt(lens, 1)];
  const running: Outline = [
    [first[0] + 0.8, first[1] - 0.7],
    [second[0] - 1, second[1] - 0.7],
  ];
  return [
    part(scene, onBothSides(sheet, lens), { fill: sheet.ref('hl'), line: 1 }),
    part(scene, onBothSides(sheet, bowl), { fill: '#24272b', line: 0 }),
    projectors(scene, lens),
    light(scene, onBothSides(sheet, running, false), {
      colour: '#fffaf0',
      width: 1.5,
      opacity: 0.95,
    }),
  ].join('');
}

/** Two projectors a side, dim: bright pairs would look back at the viewer. */
function projectors({ sheet }: FrontScene, lens: Outline): string {
  const { x0, x1, y0, y1 } = boxOf(lens);
  const radius = Math.min((y1 - y0) * 0.26, (x1 - x0) * 0.16);
  const xs = [-1, 1].flatMap((side) => [0.34, 0.68].map((share) => side * lerp(x0, x1, share)));
  const lenses = xs.map((x) => {
    const place = { cx: sheet.x(x), cy: sheet.y((y0 + y1) / 2) };
    const rim = { fill: '#4d5459', stroke: '#8d9496', 'stroke-width': 0.5 * sheet.detail };
    return (
      element('circle', { ...place, r: sheet.length(radius), ...rim }) +
      element('circle', { ...place, r: sheet.length(radius * 0.45), fill: '#aeb6b8' })
    );
  });
  return lenses.join('');
}

function ducts(scene: FrontScene, face: PanelFace): string {
  const { sheet, size } = scene;
  const { inner, outer, bottom } = lampPlace(scene, face);
  const d = onBothSides(sheet, [
    [inner + 1, bottom - 1.4, 0.8],
    [outer - 0.6, bottom - 1, 0.8],
    [outer - 2.6, size.bumperTop + 1.4, 0.8],
    [inner + 1, size.bumperTop + 1, 0.8],
  ]);
  return part(scene, d, { fill: '#151211' });
}

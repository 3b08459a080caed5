import { boxOf } from '../geometry/curve.ts';
import { lerp } from '../geometry/numbers.ts';
import { type Box, type Outline, rectangle, symmetric } from '../geometry/outline.ts';
import { element } from '../svg/element.ts';
import type { Stop } from '../svg/gradient.ts';
import { defineClip, defineVertical } from '../svg/sheet.ts';
import type { GrilleKind, PanelFace } from './face-schema.ts';
import { type FrontScene, light, part } from './front-scene.ts';

/** Upper and lower edge of the grille and its half width, in inches. */
export interface GrilleEdges {
  top: number;
  bottom: number;
  half: number;
}

export function grilleEdges({ size }: FrontScene, face: PanelFace): GrilleEdges {
  return {
    top: size.leadY - 0.4,
    bottom: Math.max(size.bumperTop + 0.6, size.leadY - 15.5),
    half: size.bodyHalf * face.grilleShare,
  };
}

/** A dark opening, its filling and its rim; deliberately no maker's pattern. */
export function grilleMarkup(scene: FrontScene, face: PanelFace): string {
  const { sheet } = scene;
  const edges = grilleEdges(scene, face);
  const half = grilleHalf(scene, face, edges);
  const box = boxOf(half);
  const d = sheet.path(symmetric(half));
  defineClip(sheet, 'gp', element('path', { d }));
  const rim = face.grille === 'slot' ? '#4a433d' : '#b7afa4';
  return [
    part(scene, d, { fill: '#151211', line: 1.2 }),
    element(
      'g',
      { 'clip-path': sheet.ref('gp') },
      filling(scene, face.grille, { edges, box }) + depth(scene, { d, box }),
    ),
    light(scene, d, { colour: rim, width: 1, opacity: 0.9 }),
  ].join('');
}

/** The opening is recessed: its upper edge casts a shadow, its lower edge catches light. */
function depth(scene: FrontScene, { d, box }: { d: string; box: Box }): string {
  const { sheet } = scene;
  const stops: Stop[] = [
    [0, '#000', 0.75],
    [0.3, '#000', 0.22],
    [0.75, '#000', 0],
    [1, '#ffe9c9', 0.12],
  ];
  defineVertical(sheet, 'gd', { from: box.y1, to: box.y0, stops });
  return (
    element('path', { d, fill: sheet.ref('gd') }) +
    light(scene, d, { colour: '#000', width: 3.4, opacity: 0.45 })
  );
}

function grilleHalf({ size }: FrontScene, face: PanelFace, edges: GrilleEdges): Outline {
  const { top, bottom, half } = edges;
  switch (face.grille) {
    case 'hexagon':
      return [
        [0, top],
        [half, top - 0.4, 1.4],
        [half + 2.4, lerp(top, bottom, 0.42), 1.6],
        [half - 5, bottom, 1.6],
        [0, bottom],
      ];
    case 'trapezoid':
      return [
        [0, top],
        [half - 1, top, 1.6],
        [half + 1.6, lerp(top, bottom, 0.4), 2],
        [half + 4.6, bottom - 2.6, 1.6],
        [half + 2, bottom - 3.2, 1],
        [0, bottom - 3.2],
      ];
    case 'slot':
      return [
        [0, top - 0.6],
        [size.bodyHalf * 0.86, top - 0.6, 1.6],
        [size.bodyHalf * 0.86, top - 9, 1.6],
        [0, top - 9],
      ];
    default:
      return [
        [0, top],
        [half + 1.6, top, 1.2],
        [half + 1, bottom, 1.6],
        [0, bottom],
      ];
  }
}

interface Opening {
  edges: GrilleEdges;
  box: Box;
}

function filling(scene: FrontScene, kind: GrilleKind, opening: Opening): string {
  switch (kind) {
    case 'fins':
      return fins(scene, opening.edges);
    case 'mesh':
      return mesh(scene, opening, { rows: 10, bar: scene.sheet.ref('blk') });
    case 'hexagon':
      return mesh(scene, opening, { rows: 12, bar: '#6f6962' });
    case 'slot':
      return bars(scene, opening, { count: 1, fill: scene.sheet.ref('blk') });
    case 'trapezoid':
      return bars(scene, opening, { count: 4, fill: '#4a433d', slim: true });
    case 'bars':
      return brightBars(scene, opening, 2);
    case 'many-bars':
      return brightBars(scene, opening, 3);
  }
}

function fins(scene: FrontScene, { top, bottom, half }: GrilleEdges): string {
  const { sheet } = scene;
  const fin = Array.from({ length: 11 }, (_, index) => {
    const x = ((index - 5) * half) / 5.6;
    const d = sheet.path(rectangle(x - 1, bottom, { width: 2, height: top - bottom }));
    return part(scene, d, { fill: sheet.ref('p'), line: 0.5 });
  });
  return fin.join('');
}

function mesh(
  scene: FrontScene,
  { edges, box }: Opening,
  look: { rows: number; bar: string },
): string {
  const { sheet } = scene;
  const { half } = edges;
  const rows = Array.from({ length: look.rows + 1 }, (_, index) => {
    const y = lerp(box.y0, box.y1, index / look.rows);
    return sheet.path(
      [
        [-half - 4, y],
        [half + 4, y],
      ],
      false,
    );
  });
  const columns = Array.from({ length: 25 }, (_, index) => {
    const x = ((index - 12) / 12) * half;
    return sheet.path(
      [
        [x, box.y1],
        [x, box.y0],
      ],
      false,
    );
  });
  const low = lerp(box.y0, box.y1, 0.5);
  const height = lerp(box.y0, box.y1, 0.62) - low;
  const crossbar = sheet.path(rectangle(-half - 4, low, { width: 2 * half + 8, height }));
  const wires = { colour: '#4a433d', width: 1, opacity: 0.9 };
  return (
    light(scene, [...rows, ...columns].join(''), wires) +
    part(scene, crossbar, { fill: look.bar, line: 0.7 })
  );
}

function brightBars(scene: FrontScene, opening: Opening, count: number): string {
  const stops: Stop[] = [
    [0, '#e9e3d8'],
    [0.5, '#8d8781'],
    [1, '#57514c'],
  ];
  defineVertical(scene.sheet, 'bar', { from: opening.box.y1, to: opening.box.y0, stops });
  return bars(scene, opening, { count, fill: scene.sheet.ref('bar') });
}

function bars(
  scene: FrontScene,
  { edges, box }: Opening,
  { count, fill, slim = false }: { count: number; fill: string; slim?: boolean },
): string {
  const { sheet } = scene;
  const reach = edges.half + 6;
  const thickness = (box.y1 - box.y0) * (slim ? 0.07 : 0.11);
  const drawn = Array.from({ length: count }, (_, index) => {
    const y = lerp(box.y1, box.y0, (index + 0.75) / (count + 0.5));
    const size = { width: reach * 2, height: thickness * 2 };
    const glint = y + thickness * 0.6;
    return (
      part(scene, sheet.path(rectangle(-reach, y - thickness, size)), { fill, line: 0.6 }) +
      light(
        scene,
        sheet.path(
          [
            [-reach, glint],
            [reach, glint],
          ],
          false,
        ),
        { width: 0.7, opacity: 0.5 },
      )
    );
  });
  return drawn.join('');
}

import { lerp } from '../geometry/numbers.ts';
import { type Outline, rectangle, symmetric } from '../geometry/outline.ts';
import { element } from '../svg/element.ts';
import {
  darkEdge,
  type FrontScene,
  JEEP_REFERENCE,
  light,
  onBothSides,
  part,
} from './front-scene.ts';
import { roundLamps } from './round-headlamps.ts';

/** Converts the reference Jeep's inches to this one's. */
function measuresOf({ vehicle }: FrontScene) {
  const tall = vehicle.heightIn / JEEP_REFERENCE.heightIn;
  const wide = vehicle.widthIn / JEEP_REFERENCE.widthIn;
  return { x: (inches: number) => inches * wide, y: (inches: number) => inches * tall };
}

/** What is behind the tires: tub sides and the dark engine bay. */
export function jeepTub(scene: FrontScene): string {
  const { sheet, size, shape } = scene;
  const m = measuresOf(scene);
  const { beltHalf, beltY } = size;
  const { sill } = shape.levels;
  const inner = m.x(22.6);
  const sides = onBothSides(sheet, [
    [beltHalf - 0.4, beltY, 1],
    [beltHalf + 0.4, beltY - 4],
    [beltHalf, sill + 2],
    [inner, sill + 2],
    [inner, beltY],
  ]);
  const height = m.y(JEEP_REFERENCE.grilleTopIn) - sill - 6;
  const bay = sheet.path(rectangle(-inner, sill + 6, { width: inner * 2, height }));
  return (
    part(scene, sides, { fill: sheet.ref('p'), line: 1, edge: darkEdge(scene) }) +
    part(scene, bay, { fill: '#0d0b0a', line: 0 })
  );
}

/** Flat hood, grille with plain horizontal slats, round lamps, separate fenders, steel bumper. */
export function jeepBody(scene: FrontScene): string {
  const m = measuresOf(scene);
  const lamp = { x: m.x(16.8), y: m.y(JEEP_REFERENCE.grilleTopIn) - 5.4 };
  return [hood(scene), grille(scene), roundLamps(scene, lamp), fenders(scene), bumper(scene)].join(
    '',
  );
}

function hood(scene: FrontScene): string {
  const { sheet } = scene;
  const { x, y } = measuresOf(scene);
  const d = sheet.path(
    symmetric([
      [0, y(49.8), 0],
      [x(25), y(49.2), 2],
      [x(26.6), y(46.4), 2],
      [x(23.4), y(45.6), 2],
      [0, y(46.8), 0],
    ]),
  );
  return part(scene, d, { fill: sheet.ref('hd'), line: 1, edge: darkEdge(scene) });
}

function grille(scene: FrontScene): string {
  const { sheet } = scene;
  const { x, y } = measuresOf(scene);
  const [half, top, bottom] = [x(22.6), y(46.6), y(27.4)];
  const shell = sheet.path(
    symmetric([
      [0, top + 0.6, 0],
      [half - 1, top, 2.4],
      [half + 0.8, top - 4, 3],
      [half - 1, bottom + 4, 3],
      [half - 3.4, bottom, 1.4],
      [0, bottom, 0],
    ]),
  );
  const panel = sheet.path(
    symmetric([
      [0, top - 3.4, 0],
      [11.6, top - 3.4, 1.6],
      [11, bottom + 5, 1.6],
      [0, bottom + 5, 0],
    ]),
  );
  const slats = [0, 0.25, 0.5, 0.75, 1].map((share) => {
    const middle = lerp(top - 5.2, bottom + 6.6, share);
    return sheet.path(rectangle(-11.2, middle - 0.55, { width: 22.4, height: 1.1 }));
  });
  return [
    part(scene, shell, { fill: sheet.ref('p'), line: 1.1, edge: darkEdge(scene) }),
    part(scene, panel, { fill: '#151211', line: 0.9 }),
    part(scene, slats.join(''), { fill: sheet.ref('p'), line: 0.5 }),
  ].join('');
}

function fenders(scene: FrontScene): string {
  const { sheet, size } = scene;
  const { x, y } = measuresOf(scene);
  const hw = size.halfWidth;
  const inner = x(22.6);
  const slab = onBothSides(sheet, [
    [inner - 0.6, y(41.6), 1],
    [hw - 2.4, y(42.6), 2.4],
    [hw, y(41), 1.2],
    [hw, y(37.6), 0.8],
    [hw - 3, y(37.4), 0.8],
    [inner - 0.6, y(36.6), 0.8],
  ]);
  const top: Outline = [
    [inner, y(41.4)],
    [hw - 2.6, y(42.2)],
    [hw - 0.6, y(41)],
  ];
  const signal = onBothSides(sheet, [
    [hw - 9, y(40.6), 0.4],
    [hw - 3, y(40.9), 0.4],
    [hw - 3, y(39.3), 0.4],
    [hw - 9, y(39), 0.4],
  ]);
  return [
    part(scene, slab, { fill: sheet.ref('blk'), line: 1 }),
    light(scene, onBothSides(sheet, top, false), { width: 0.9, opacity: 0.5 }),
    part(scene, signal, { fill: '#d8842a', line: 0.6 }),
  ].join('');
}

function bumper(scene: FrontScene): string {
  const { sheet, size } = scene;
  const { y } = measuresOf(scene);
  const hw = size.halfWidth;
  const beam = sheet.path(
    symmetric([
      [0, y(29.4), 0],
      [hw - 9, y(29.4), 1],
      [hw - 6, y(28), 1],
      [hw - 6.4, y(23.4), 1.4],
      [hw - 11, y(21.8), 1],
      [0, y(21.8), 0],
    ]),
  );
  const edge = sheet.path(
    [
      [-hw + 8, y(28.8)],
      [hw - 8, y(28.8)],
    ],
    false,
  );
  const fogs = [-1, 1].map((side) =>
    element('circle', {
      cx: sheet.x(side * 24),
      cy: sheet.y(y(25.8)),
      r: sheet.length(1.9),
      fill: '#8f979b',
      stroke: '#d9dedd',
      'stroke-width': 0.7 * sheet.detail,
    }),
  );
  const hook: Outline = [
    [15, 27],
    [15, 31, 1],
    [17.4, 31, 1],
    [17.4, 27],
  ];
  return [
    part(scene, beam, { fill: sheet.ref('blk'), line: 1 }),
    light(scene, edge, { width: 0.9, opacity: 0.4 }),
    fogs.join(''),
    light(scene, onBothSides(sheet, hook, false), { colour: '#7b1f16', width: 2.2 }),
  ].join('');
}

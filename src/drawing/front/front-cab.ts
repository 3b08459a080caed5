import { tone } from '../colour.ts';
import { lerp } from '../geometry/numbers.ts';
import { type Outline, symmetric } from '../geometry/outline.ts';
import { element } from '../svg/element.ts';
import { defineClip } from '../svg/sheet.ts';
import { darkEdge, type FrontScene, light, onBothSides, part } from './front-scene.ts';

/** Roof, windshield with the interior behind it, wipers and mirrors. */
export function frontCab(scene: FrontScene): string {
  return [shell(scene), windshield(scene), wipers(scene), mirrors(scene)].join('');
}

/** Half of the cab's outline, from the center of the roof down to the belt. */
export function cabHalf({ size, vehicle }: FrontScene): Outline {
  const { roofHalf } = size;
  const roof = vehicle.heightIn;
  return [
    [0, roof],
    [roofHalf * 0.5, roof, 14],
    [roofHalf * 0.9, roof - 1, 4],
    [roofHalf, roof - 3.8, 2.4],
  ];
}

function shell(scene: FrontScene): string {
  const { sheet, size, vehicle, face } = scene;
  const { roofHalf, beltHalf, beltY } = size;
  const half: Outline = [
    ...cabHalf(scene),
    [lerp(roofHalf, beltHalf, 0.5) + 0.4, lerp(vehicle.heightIn - 3, beltY, 0.5), 10],
    [beltHalf, beltY, 2],
    [beltHalf, beltY - 4],
    [0, beltY - 4],
  ];
  const fill = face.kind === 'jeep' ? '#2a2623' : sheet.ref('rf');
  return part(scene, sheet.path(symmetric(half)), { fill, line: 1.1, edge: darkEdge(scene) });
}

function screenEdges({ face, vehicle, size, shape }: FrontScene): { top: number; bottom: number } {
  if (face.kind === 'jeep') return { top: vehicle.heightIn - 4, bottom: size.beltY + 1.4 };
  return { top: vehicle.heightIn - 3.3, bottom: shape.levels.hood - 0.6 };
}

function windshield(scene: FrontScene): string {
  const { sheet, size, face } = scene;
  const { roofHalf, beltHalf } = size;
  const { top, bottom } = screenEdges(scene);
  const pane = sheet.path(
    symmetric([
      [0, top + 0.5, 20],
      [roofHalf * 0.86, top - 0.4, 3],
      [lerp(roofHalf, beltHalf, 0.92) - 3.2, bottom + 0.2, 2],
      [0, bottom - (face.kind === 'jeep' ? 0 : 1), 30],
    ]),
  );
  defineClip(sheet, 'wc', element('path', { d: pane }));
  return (
    part(scene, pane, { fill: sheet.ref('gl'), line: 2, edge: '#15110f' }) +
    element('g', { 'clip-path': sheet.ref('wc') }, interior(scene) + reflections(scene))
  );
}

function interior(scene: FrontScene): string {
  const { sheet } = scene;
  const { top, bottom } = screenEdges(scene);
  const head = lerp(bottom, top, 0.48);
  const seats = onBothSides(sheet, [
    [9, bottom - 2],
    [9.4, head - 1, 2],
    [11.6, head + 0.4, 1],
    [11.4, head + 5, 1.6],
    [18.4, head + 5, 1.6],
    [18.2, head + 0.4, 1],
    [21, head - 1, 2],
    [21.6, bottom - 2],
  ]);
  const wheel = element('ellipse', {
    cx: sheet.x(14.6),
    cy: sheet.y(bottom + 1.6),
    rx: sheet.length(7),
    ry: sheet.length(5.6),
    fill: 'none',
    stroke: '#0d0b0c',
    'stroke-width': 1.1 * sheet.scale,
    opacity: 0.7,
  });
  const mirror = sheet.path([
    [-3.8, top - 0.2, 0.5],
    [3.8, top - 0.2, 0.5],
    [3.8, top - 2.2, 0.8],
    [-3.8, top - 2.2, 0.8],
  ]);
  return (
    element('path', { d: seats, fill: '#0e0c0e', opacity: 0.55 }) +
    wheel +
    element('path', { d: mirror, fill: '#0f0d0d' })
  );
}

function reflections(scene: FrontScene): string {
  const { sheet, size } = scene;
  const { top, bottom } = screenEdges(scene);
  const streak = ([a, b, c, d]: readonly [number, number, number, number], opacity: number) =>
    element('path', {
      d: sheet.path([
        [size.roofHalf * a, bottom - 3],
        [size.roofHalf * b, bottom - 3],
        [size.roofHalf * c, top + 2],
        [size.roofHalf * d, top + 2],
      ]),
      fill: '#fff',
      opacity,
    });
  return streak([-0.75, -0.5, -0.1, -0.35], 0.13) + streak([-0.4, -0.34, 0.06, 0], 0.1);
}

function wipers(scene: FrontScene): string {
  const { sheet, size } = scene;
  const { bottom } = screenEdges(scene);
  const left: Outline = [
    [-size.roofHalf * 0.5, bottom - 0.4],
    [-2, bottom + 1.4],
  ];
  const right: Outline = [
    [size.roofHalf * 0.3, bottom - 0.6],
    [size.roofHalf * 0.78, bottom + 1.6],
  ];
  const d = sheet.path(left, false) + sheet.path(right, false);
  return light(scene, d, { colour: '#100d0c', width: 1.4 });
}

function mirrors(scene: FrontScene): string {
  const { sheet, size, face, shape, build } = scene;
  const x = size.beltHalf;
  const y = size.beltY + 3.4;
  const height = face.kind === 'panel' && face.towMirrors ? 11.4 : 6.8;
  const housing = onBothSides(sheet, [
    [x - 1, y],
    [x + 3, y + 1],
    [x + 2.2, y + height - 1, 1.6],
    [x + 3.6, y + height, 1.4],
    [x + 9.4, y + height - 0.4, 1.6],
    [x + 9.8, y + 1, 1.6],
    [x + 8, y - 0.8, 1.6],
    [x, y - 1.4, 1],
  ]);
  const edge: Outline = [
    [x + 3.6, y + height - 0.7],
    [x + 8.8, y + height - 1.1],
  ];
  const painted = shape.detail.mirror.material === 'paint';
  const fill = painted ? tone(build.paint.colour, 0.1) : sheet.ref('blk');
  return (
    part(scene, housing, { fill, line: 0.9 }) +
    light(scene, onBothSides(sheet, edge, false), { width: 0.9, opacity: 0.45 })
  );
}

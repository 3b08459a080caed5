import { lerp } from '../geometry/numbers.ts';
import { type Outline, symmetric } from '../geometry/outline.ts';
import { element } from '../svg/element.ts';
import { defineClip } from '../svg/sheet.ts';
import type { PanelFace } from './face-schema.ts';
import { frontBumper } from './front-bumper.ts';
import { grilleMarkup } from './front-grille.ts';
import { frontLamps } from './front-headlamps.ts';
import {
  darkEdge,
  type FrontScene,
  light,
  onBothSides,
  part,
  standingFlare,
} from './front-scene.ts';

/** Fenders with the wheel openings cut out, hood, flares, grille, lamps and bumper. */
export function panelBody(scene: FrontScene, face: PanelFace): string {
  return [
    fenders(scene),
    standingFlare(face) > 0 ? flares(scene) : '',
    grilleMarkup(scene, face),
    frontLamps(scene, face),
    frontBumper(scene, face),
  ].join('');
}

function fenders(scene: FrontScene): string {
  const { sheet, size, shape } = scene;
  const { bodyHalf: bw, beltHalf, beltY, leadY, innerX, bumperBottom } = size;
  const { hood, sill } = shape.levels;
  const crown = shape.archFront.crown;
  const half: Outline = [
    [0, hood - 1.4, 0],
    [bw * 0.7, hood - 2, 6],
    [beltHalf, beltY - 0.6, 3],
    [bw - 0.4, leadY - 1, 6],
    [bw, lerp(leadY, crown, 0.55), 6],
    [bw, crown - 0.4, 1],
    [bw - 1.2, crown - 3.4, 1],
    [innerX + 3, crown - 5, 3],
    [innerX + 1, sill + 6, 2],
    [innerX - 0.6, bumperBottom + 0.5, 2],
    [0, bumperBottom + 0.5],
  ];
  const d = sheet.path(symmetric(half));
  defineClip(sheet, 'fc', element('path', { d }));
  const round = element('rect', {
    x: sheet.x(-size.halfWidth),
    y: sheet.y(hood),
    width: sheet.length(size.halfWidth * 2),
    height: sheet.length(hood - bumperBottom),
    fill: sheet.ref('sd'),
  });
  return (
    part(scene, d, { fill: sheet.ref('p'), line: 1.1, edge: darkEdge(scene) }) +
    element('g', { 'clip-path': sheet.ref('fc') }, round + hoodTop(scene))
  );
}

/** The hood above its leading edge: a raised middle, its lit left side and its shaded right. */
function hoodTop(scene: FrontScene): string {
  const { sheet, size, shape } = scene;
  const { bodyHalf: bw, leadY } = size;
  const { hood } = shape.levels;
  const crown = sheet.path(
    symmetric([
      [0, hood + 0.5, 0],
      [bw * 0.62, hood - 0.8, 8],
      [bw * 0.8, hood - 2.6, 4],
      [bw * 0.84, leadY + 0.6, 2],
      [bw * 0.5, leadY + 1.3, 6],
      [0, leadY + 1.6, 0],
    ]),
  );
  const flank = (side: 1 | -1): Outline => [
    [side * bw * 0.33, hood + 0.4],
    [side * bw * 0.39, hood + 0.1],
    [side * bw * 0.47, leadY + 1.2],
    [side * bw * 0.37, leadY + 1.5],
  ];
  const lit = element('path', { d: sheet.path(flank(-1)), fill: '#fff3df', opacity: 0.34 });
  const shaded = element('path', { d: sheet.path(flank(1)), fill: '#120a10', opacity: 0.3 });
  return (
    part(scene, crown, { fill: sheet.ref('hd'), edge: darkEdge(scene) }) +
    lit +
    shaded +
    shutLine(scene)
  );
}

/** Where the hood ends above grille and lamps: a dark gap with a lit edge below it. */
function shutLine(scene: FrontScene): string {
  const { sheet, size } = scene;
  const { bodyHalf: bw, leadY } = size;
  const cut = (drop: number) =>
    sheet.path(
      symmetric([
        [0, leadY + 0.9 - drop, 0],
        [bw * 0.5, leadY + 0.6 - drop, 8],
        [bw * 0.9, leadY - 0.1 - drop, 3],
        [bw * 0.97, leadY - 1 - drop, 0],
      ]),
      false,
    );
  return (
    light(scene, cut(0), { colour: darkEdge(scene), width: 0.9 }) +
    light(scene, cut(0.35), { width: 0.8, opacity: 0.4 })
  );
}

function flares(scene: FrontScene): string {
  const { sheet, size, shape } = scene;
  const { bodyHalf: bw, halfWidth: hw } = size;
  const crown = shape.archFront.crown;
  const d = onBothSides(sheet, [
    [bw - 1.6, crown + 2.6, 2],
    [hw - 0.6, crown + 1.6, 1.4],
    [hw, crown - 0.6, 0.8],
    [hw, crown - 2.4, 0.8],
    [hw - 0.6, crown - 4.4, 0.6],
    [bw - 3, crown - 3.6, 1],
  ]);
  const fill = sheet.ref(shape.archFront.flareMaterial === 'paint' ? 'p' : 'blk');
  return part(scene, d, { fill, line: 0.9 });
}

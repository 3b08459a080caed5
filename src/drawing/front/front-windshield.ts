import { lerp } from '../geometry/numbers.ts';
import { rectangle } from '../geometry/outline.ts';
import { element } from '../svg/element.ts';
import { defineClip } from '../svg/sheet.ts';
import { across, type FrontScene, light, onBothSides, part } from './front-scene.ts';

const DROP_IN = 3.6;
const SOFTNESS_IN = 3;
const PILLAR_IN = 3.4;

/** Windshield with the seats behind it, and its wipers. */
export function windshield(scene: FrontScene): string {
  const { sheet, face } = scene;
  const { top, bottom } = screenEdges(scene);
  const { footHalf, softness } = face.screen ?? {
    footHalf: face.beltHalf - PILLAR_IN,
    softness: SOFTNESS_IN,
  };
  const pane = across(sheet, [
    [0, top + 0.5],
    [face.roofHalf * 0.84, top - 0.3, softness],
    [footHalf, bottom + 0.6, 1.6],
    [0, bottom - 1, 30],
  ]);
  defineClip(sheet, 'wc', element('path', { d: pane }));
  return (
    part(scene, pane, { fill: sheet.ref('gl'), line: 1.6, edge: '#131110' }) +
    element('g', { 'clip-path': sheet.ref('wc') }, interior(scene) + reflections(scene)) +
    wipers(scene)
  );
}

function screenEdges({ face, size }: FrontScene): { top: number; bottom: number } {
  return { top: size.roofY - (face.screen?.drop ?? DROP_IN), bottom: size.cowlY - 0.8 };
}

function interior(scene: FrontScene): string {
  const { sheet } = scene;
  const { top, bottom } = screenEdges(scene);
  const head = lerp(bottom, top, 0.42);
  const seats = onBothSides(sheet, [
    [8.6, bottom - 2],
    [9.2, head, 2],
    [11.4, head + 1.4, 1],
    [11.2, head + 5.6, 1.6],
    [17.6, head + 5.6, 1.6],
    [17.4, head + 1.4, 1],
    [20, head, 2],
    [20.8, bottom - 2],
  ]);
  const wheel = element('ellipse', {
    cx: sheet.x(14),
    cy: sheet.y(bottom + 1),
    rx: sheet.length(6.6),
    ry: sheet.length(5),
    fill: 'none',
    stroke: '#0d0b0b',
    'stroke-width': 0.9 * sheet.scale,
    opacity: 0.6,
  });
  const mirror = sheet.path(rectangle(-3.6, top - 2, { width: 7.2, height: 2 }));
  return (
    element('path', { d: seats, fill: '#0c0a0b', opacity: 0.5 }) +
    wheel +
    element('path', { d: mirror, fill: '#0d0c0c' })
  );
}

function reflections(scene: FrontScene): string {
  const { roofHalf } = scene.face;
  const { top, bottom } = screenEdges(scene);
  const d = scene.sheet.path([
    [-roofHalf * 0.72, bottom - 2],
    [-roofHalf * 0.42, bottom - 2],
    [-roofHalf * 0.06, top + 2],
    [-roofHalf * 0.34, top + 2],
  ]);
  return element('path', { d, fill: '#fff', opacity: 0.1 });
}

function wipers(scene: FrontScene): string {
  const { sheet, face } = scene;
  const { bottom } = screenEdges(scene);
  const arm = (from: number, to: readonly [number, number]) =>
    sheet.path(
      [
        [face.roofHalf * from, bottom - 0.2],
        [face.roofHalf * to[0], bottom + to[1]],
      ],
      false,
    );
  const d = arm(-0.46, [-0.03, 1.6]) + arm(0.3, [0.78, 2]);
  return light(scene, d, { colour: '#100d0c', width: 1.3 });
}

import { type Outline, shift } from '../geometry/outline.ts';
import { element } from '../svg/element.ts';
import { defineClip } from '../svg/sheet.ts';
import { across, darkEdge, type FrontScene, light, onBothSides, part } from './front-scene.ts';

/** Fenders and nose in one skin that curves away at both sides, and the hood above it. */
export function frontShell(scene: FrontScene): string {
  const { sheet, face } = scene;
  const edge = darkEdge(scene);
  const d = across(sheet, face.shell);
  defineClip(sheet, 'sc', element('path', { d }));
  const round = element('path', { d, fill: sheet.ref('sd') });
  return [
    part(scene, d, { fill: sheet.ref('p'), line: 1, edge }),
    element('g', { 'clip-path': sheet.ref('sc') }, round),
    part(scene, across(sheet, face.hood), { fill: sheet.ref('hd'), line: 0.9, edge }),
    ...(face.hoodLines ?? []).map((line) => hoodLine(scene, line)),
  ].join('');
}

/** Where the hood folds: a lit edge with its shade beside it. */
function hoodLine(scene: FrontScene, line: Outline): string {
  const { sheet } = scene;
  const shade = shift(line, [0.35, -0.1]);
  return (
    light(scene, onBothSides(sheet, line, false), { width: 1.6, opacity: 0.32 }) +
    light(scene, onBothSides(sheet, shade, false), { colour: '#000', width: 1, opacity: 0.26 })
  );
}

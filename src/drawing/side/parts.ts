import { tone } from '../colour.ts';
import { shift } from '../geometry/outline.ts';
import type { BodyPart } from '../shapes/template.ts';
import { element, filled, stroked } from '../svg/element.ts';
import {
  bumperFill,
  EDGE,
  flareMaterial,
  materialFill,
  type SideScene,
  WARM_LIGHT,
} from './side-scene.ts';

/** Dark trim below the doors, drawn before the shell. */
export function underTrimMarkup({ sheet, shape }: SideScene): string {
  const edge = { colour: '#0e0c0b', width: 0.7 * sheet.detail };
  return shape.detail.underTrim
    .map((points) => filled(sheet.path(points), sheet.ref('blk'), edge))
    .join('');
}

/** Sills, moldings and both bumpers. */
export function claddingMarkup(scene: SideScene): string {
  const { cladding, frontBumper, rearBumper } = scene.shape.detail;
  return [
    ...cladding.map((part) => claddingPart(scene, part)),
    bumper(scene, frontBumper),
    bumper(scene, rearBumper),
  ].join('');
}

function claddingPart(scene: SideScene, part: BodyPart): string {
  const { sheet } = scene;
  const edge = { colour: EDGE, width: 0.8 * sheet.detail };
  const material = part.isFlare ? flareMaterial(scene, part.material) : part.material;
  const light = {
    colour: WARM_LIGHT,
    width: 0.8 * sheet.detail,
    opacity: part.highlightOpacity ?? 0.4,
  };
  return (
    filled(sheet.path(part.outline), materialFill(scene, material), edge) +
    (part.highlight ? stroked(sheet.path(part.highlight, false), light) : '')
  );
}

function bumper(scene: SideScene, part: BodyPart): string {
  const { sheet } = scene;
  const edge = { colour: EDGE, width: 0.9 * sheet.detail };
  const light = { colour: '#fff8ec', width: 0.9 * sheet.detail, opacity: 0.6 };
  const { cutout, highlight } = part;
  return [
    filled(sheet.path(part.outline), bumperFill(scene, part.material), edge),
    cutout ? element('path', { d: sheet.path(cutout), fill: '#151211', opacity: 0.92 }) : '',
    highlight ? stroked(sheet.path(highlight, false), light) : '',
  ].join('');
}

/** Shut lines: a dark gap with a lit lip to its lower right; fine lines have no lip. */
export function shutLinesMarkup({ sheet, shape, build }: SideScene): string {
  const dark = tone(build.paint.colour, -0.72);
  const lip = { colour: tone(build.paint.colour, 0.75), width: 0.7 * sheet.detail, opacity: 0.34 };
  const cuts = shape.detail.shutLines.map(
    (line) =>
      stroked(sheet.path(shift(line, [0.22, -0.05]), false), lip) +
      stroked(sheet.path(line, false), { colour: dark, width: 0.85 * sheet.detail, opacity: 0.92 }),
  );
  const fine = { colour: dark, width: 0.7 * sheet.detail, opacity: 0.55 };
  const fineLines = shape.detail.fineLines.map((line) => stroked(sheet.path(line, false), fine));
  return [...cuts, ...fineLines].join('');
}

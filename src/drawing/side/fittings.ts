import { tone } from '../colour.ts';
import { boxOf } from '../geometry/curve.ts';
import type { Outline } from '../geometry/outline.ts';
import type { PaintJob } from '../paint-job.ts';
import type { Handle, TrimPart } from '../shapes/template.ts';
import { element, filled, stroked } from '../svg/element.ts';
import { EDGE, materialFill, type SideScene, WARM_LIGHT } from './side-scene.ts';

/** Door handles, fuel door, trim and the mirror: the topmost details of the body. */
export function fittingsMarkup(scene: SideScene): string {
  const { handles, trim } = scene.shape.detail;
  return [
    ...handles.map((handle) => handleMarkup(scene, handle)),
    fuelDoor(scene),
    ...trim.map((part) => trimMarkup(scene, part)),
    mirrorMarkup(scene),
  ].join('');
}

function handleMarkup({ sheet, build }: SideScene, handle: Handle): string {
  const { x, y, width, finish } = handle;
  const recess: Outline = [
    [x - 0.2, y + 1, 0.6],
    [x + width * 0.75, y + 1, 0.7],
    [x + width * 0.75, y - 1.5, 0.9],
    [x, y - 1.5, 0.9],
  ];
  const grip: Outline = [
    [x, y + 0.85, 0.5, 0.12],
    [x + width, y + 0.7, 0.5],
    [x + width, y - 0.5, 0.5, 0.15],
    [x, y - 0.45, 0.5],
  ];
  const light: Outline = [
    [x + 0.5, y + 0.55],
    [x + width - 0.6, y + 0.55],
  ];
  const fill = handleFill(build.paint, finish);
  const edge = { colour: tone(build.paint.colour, -0.72), width: 0.6 * sheet.detail };
  return (
    element('path', { d: sheet.path(recess), fill: '#120a10', opacity: 0.34 }) +
    filled(sheet.path(grip), fill, edge) +
    stroked(sheet.path(light, false), {
      colour: '#fff6e6',
      width: 0.7 * sheet.detail,
      opacity: 0.6,
    })
  );
}

const HANDLE_FILLS = { chrome: '#ded8cd', black: '#262221' } as const;

function handleFill({ colour, trim }: PaintJob, finish: Handle['finish']): string {
  if (!finish || (finish === 'chrome' && trim === 'body')) return tone(colour, 0.12);
  return HANDLE_FILLS[trim === 'black' ? 'black' : finish];
}

function fuelDoor({ sheet, shape, build }: SideScene): string {
  const door = shape.detail.fuelDoor;
  if (!door) return '';
  const { x, y, size } = door;
  const outline: Outline = [
    [x, y, 1],
    [x, y + size, 1],
    [x + size, y + size, 1],
    [x + size, y, 1],
  ];
  const cut = {
    colour: tone(build.paint.colour, -0.72),
    width: 0.75 * sheet.detail,
    opacity: 0.75,
  };
  return stroked(sheet.path(outline), cut);
}

function trimMarkup(scene: SideScene, part: TrimPart): string {
  const { sheet } = scene;
  const fill = part.material ? materialFill(scene, part.material) : (part.fill ?? '#1b1816');
  const edge = {
    colour: EDGE,
    width: (part.stroke ?? 0.7) * sheet.detail,
  };
  const light = { colour: WARM_LIGHT, width: 0.7 * sheet.detail, opacity: 0.5 };
  return (
    filled(sheet.path(part.outline), fill, edge) +
    (part.highlight ? stroked(sheet.path(part.highlight, false), light) : '')
  );
}

function mirrorMarkup(scene: SideScene): string {
  const { sheet, shape } = scene;
  const { outline, arm, material, splitY } = shape.detail.mirror;
  const { x0, x1, y1 } = boxOf(outline);
  const top: Outline = [
    [x0 + 1, y1 - 0.7, 1],
    [x1 - 1.2, y1 - 0.7, 1],
  ];
  const edge = { colour: '#0d0b0a', width: 0.9 * sheet.detail };
  const light = { colour: WARM_LIGHT, width: 0.9 * sheet.detail, opacity: 0.45 };
  return [
    element('path', { d: sheet.path(arm), fill: '#151211' }),
    filled(sheet.path(outline), materialFill(scene, material), edge),
    stroked(sheet.path(top), light),
    splitY === undefined ? '' : mirrorSplit(scene, [x0 + 0.4, x1 - 0.4], splitY),
  ].join('');
}

function mirrorSplit({ sheet }: SideScene, [from, to]: [number, number], y: number): string {
  const line: Outline = [
    [from, y],
    [to, y],
  ];
  return stroked(sheet.path(line, false), {
    colour: '#000',
    width: 0.7 * sheet.detail,
    opacity: 0.7,
  });
}

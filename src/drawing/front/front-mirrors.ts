import { clamp, lerp } from '../geometry/numbers.ts';
import type { Outline } from '../geometry/outline.ts';
import { element } from '../svg/element.ts';
import { materialFill } from './front-materials.ts';
import { type FrontScene, light, onBothSides, part } from './front-scene.ts';

const ARM = '#1f1c1a';
const INSET_IN = 3.2;
const RAISE_IN = -0.4;

/** Shell, foot on the door, dark lower cap; tow mirrors are split and stand on two arms. */
export function frontMirrors(scene: FrontScene): string {
  const { sheet, shape, face } = scene;
  const { mirror } = shape.detail;
  const isTall = mirror.splitY !== undefined;
  const box = mirrorBox(scene);
  const draw = (outline: Outline) => onBothSides(sheet, outline);
  return [
    ...(isTall ? arms(scene, box).map((arm) => part(scene, draw(arm), { fill: ARM })) : []),
    part(scene, draw(foot(scene, box)), { fill: ARM, line: 0.6 }),
    part(scene, draw(shell(box)), { fill: materialFill(scene, mirror.material), line: 0.9 }),
    element('path', { d: draw(cap(box)), fill: '#0e0d0c', opacity: 0.6 }),
    light(scene, onBothSides(sheet, glint(box), false), { width: 0.8, opacity: 0.4 }),
    face.mirror.signal ? element('path', { d: draw(signal(box)), fill: '#e58d2b' }) : '',
    isTall ? split(scene, box) : '',
  ].join('');
}

interface MirrorBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

function mirrorBox({ face, size }: FrontScene): MirrorBox {
  const { width, height, inset = INSET_IN, raise = RAISE_IN } = face.mirror;
  return { x: size.halfWidth - inset, y: size.beltY + raise, width, height };
}

/** The edge of the door's frame at a height. */
function doorX({ face, size }: FrontScene, y: number): number {
  const up = clamp((y - size.beltY) / (size.roofY - size.beltY), 0, 1);
  return lerp(face.beltHalf, face.roofHalf, up * 0.9) - 1.2;
}

function arms(scene: FrontScene, { x, y, height }: MirrorBox): Outline[] {
  return [0.24, 0.58].map((share) => {
    const at = y + height * share;
    const inner = doorX(scene, at) - 1;
    return [
      [inner, at + 0.8, 0.4],
      [x + 1.6, at + 0.8, 0.4],
      [x + 1.6, at - 0.7, 0.4],
      [inner, at - 0.9, 0.4],
    ];
  });
}

function foot(scene: FrontScene, { x, y, height }: MirrorBox): Outline {
  const { beltY } = scene.size;
  const { beltHalf } = scene.face;
  return [
    [doorX(scene, beltY + 4.4) - 0.8, beltY + 4.4, 0.8],
    [x + 1.6, y + height * 0.5, 0.6],
    [x + 1.6, y + 0.6, 0.6],
    [beltHalf - 0.2, beltY - 1, 0.6],
    [beltHalf - 2.6, beltY - 0.6, 0.4],
  ];
}

function shell({ x, y, width, height }: MirrorBox): Outline {
  return [
    [x + 0.4, y + 0.8, 1.2],
    [x + 0.2, y + height * 0.8, 2],
    [x + 2, y + height, 1.8],
    [x + width - 1, y + height - 0.3, 2],
    [x + width, y + height * 0.45, 2],
    [x + width - 0.6, y + 0.5, 1.6],
    [x + width * 0.5, y, 1.4],
  ];
}

function cap({ x, y, width, height }: MirrorBox): Outline {
  return [
    [x + 0.6, y + 0.9, 1],
    [x + 0.5, y + height * 0.26],
    [x + width - 0.1, y + height * 0.3],
    [x + width - 0.7, y + 0.6, 1.4],
    [x + width * 0.5, y + 0.1, 1.2],
  ];
}

function glint({ x, y, width, height }: MirrorBox): Outline {
  return [
    [x + 1.4, y + height - 0.8, 1.4],
    [x + width - 1.6, y + height - 1],
  ];
}

function signal({ x, y, width, height }: MirrorBox): Outline {
  return [
    [x + width - 3.4, y + height * 0.5, 0.3],
    [x + width - 0.6, y + height * 0.56, 0.3],
    [x + width - 0.6, y + height * 0.44, 0.3],
    [x + width - 3.4, y + height * 0.38, 0.3],
  ];
}

function split(scene: FrontScene, { x, y, width, height }: MirrorBox): string {
  const gap: Outline = [
    [x + 0.6, y + height * 0.36],
    [x + width - 0.2, y + height * 0.36],
  ];
  const d = onBothSides(scene.sheet, gap, false);
  return light(scene, d, { colour: '#000', width: 0.9, opacity: 0.8 });
}

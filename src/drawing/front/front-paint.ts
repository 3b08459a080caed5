import type { Paint } from '../paint-job.ts';
import { paintTone } from '../paint-light.ts';
import type { Stop } from '../svg/gradient.ts';
import { defineHorizontal, defineVertical } from '../svg/sheet.ts';
import type { FrontScene } from './front-scene.ts';

export function defineFrontPaint(scene: FrontScene): void {
  definePanels(scene);
  defineGlass(scene);
  defineRoundness(scene);
}

function definePanels(scene: FrontScene): void {
  const { sheet, build, face, size } = scene;
  const sky = paintTone(build.paint);
  const panel: Stop[] = [
    [0, sky(0.3)],
    [0.16, sky(0.12)],
    [0.42, sky(-0.03)],
    [0.5, sky(-0.18)],
    [0.7, sky(-0.3)],
    [1, sky(-0.55)],
  ];
  defineVertical(sheet, 'p', { from: face.leadY + 1, to: face.bottomY, stops: panel });
  const hood: Stop[] = [
    [0, sky(0.5)],
    [0.5, sky(0.26)],
    [1, sky(0.06)],
  ];
  defineVertical(sheet, 'hd', { from: size.cowlY + 1, to: face.leadY - 1, stops: hood });
  const top = paintTone(roofPaint(scene));
  const roof: Stop[] = [
    [0, top(0.5)],
    [0.12, top(0.12)],
    [1, top(-0.2)],
  ];
  defineVertical(sheet, 'rf', { from: size.roofY, to: size.beltY, stops: roof });
}

/** As chosen; a removable hard top has its own color. */
function roofPaint({ build, shape }: FrontScene): Paint {
  const { roof } = build.paint;
  if (roof) return roof;
  return shape.detail.roofPanel ? { colour: shape.roofColour, finish: 'solid' } : build.paint;
}

function defineGlass({ sheet, size }: FrontScene): void {
  const glass: Stop[] = [
    [0, '#1c2027'],
    [0.3, '#3a434d'],
    [0.7, '#76797b'],
    [1, '#b29b80'],
  ];
  defineVertical(sheet, 'gl', { from: size.roofY - 3, to: size.cowlY - 1, stops: glass });
}

/** The body curves away at both sides; the sun is on the left. */
function defineRoundness({ sheet, size }: FrontScene): void {
  const stops: Stop[] = [
    [0, '#140d10', 0.5],
    [0.06, '#140d10', 0.2],
    [0.14, '#fff', 0.1],
    [0.3, '#fff', 0],
    [0.7, '#140d10', 0.03],
    [0.88, '#140d10', 0.12],
    [0.95, '#140d10', 0.28],
    [1, '#140d10', 0.55],
  ];
  defineHorizontal(sheet, 'sd', { from: -size.halfWidth, to: size.halfWidth, stops });
}

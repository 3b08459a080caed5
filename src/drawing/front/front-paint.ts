import { tone } from '../colour.ts';
import type { Stop } from '../svg/gradient.ts';
import { defineHorizontal, defineVertical } from '../svg/sheet.ts';
import type { FrontScene } from './front-scene.ts';

export function defineFrontPaint(scene: FrontScene): void {
  definePanels(scene);
  defineGlass(scene);
  defineRoundness(scene);
}

function definePanels({ sheet, build, shape, face, size }: FrontScene): void {
  const colour = build.colour;
  const { hood, belt } = shape.levels;
  const panel: Stop[] = [
    [0, tone(colour, 0.3)],
    [0.16, tone(colour, 0.12)],
    [0.42, tone(colour, -0.03)],
    [0.5, tone(colour, -0.18)],
    [0.7, tone(colour, -0.3)],
    [1, tone(colour, -0.55)],
  ];
  defineVertical(sheet, 'p', { from: face.leadY + 1, to: face.bottomY, stops: panel });
  const hoodTop: Stop[] = [
    [0, tone(colour, 0.62)],
    [0.5, tone(colour, 0.34)],
    [1, tone(colour, 0.1)],
  ];
  defineVertical(sheet, 'hd', { from: hood + 1.5, to: face.leadY - 1, stops: hoodTop });
  const roof: Stop[] = [
    [0, tone(colour, 0.5)],
    [0.1, tone(colour, 0.14)],
    [1, tone(colour, -0.1)],
  ];
  defineVertical(sheet, 'rf', { from: size.roofY, to: belt, stops: roof });
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

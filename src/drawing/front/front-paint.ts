import { paintTone } from '../paint-light.ts';
import { linearGradient, type Stop } from '../svg/gradient.ts';
import { defineHorizontal, defineVertical } from '../svg/sheet.ts';
import type { FrontScene } from './front-scene.ts';

export function defineFrontPaint(scene: FrontScene): void {
  definePanels(scene);
  defineMaterials(scene);
  defineRoundness(scene);
}

function definePanels({ sheet, build, shape, size, vehicle }: FrontScene): void {
  const { hood, sill, belt } = shape.levels;
  const sky = paintTone(build.paint);
  const panel: Stop[] = [
    [0, sky(0.46)],
    [0.12, sky(0.26)],
    [0.3, sky(0.05)],
    [0.6, sky(-0.16)],
    [0.85, sky(-0.34)],
    [1, sky(-0.55)],
  ];
  defineVertical(sheet, 'p', { from: hood, to: sill, stops: panel });
  const hoodTop: Stop[] = [
    [0, sky(0.56)],
    [0.5, sky(0.3)],
    [1, sky(0.08)],
  ];
  defineVertical(sheet, 'hd', { from: hood + 1.5, to: size.leadY - 1, stops: hoodTop });
  const top = paintTone(build.paint.roof ?? build.paint);
  const roof: Stop[] = [
    [0, top(0.5)],
    [0.1, top(0.14)],
    [1, top(-0.12)],
  ];
  defineVertical(sheet, 'rf', { from: vehicle.heightIn, to: belt, stops: roof });
}

function defineMaterials({ sheet, shape, size, vehicle }: FrontScene): void {
  const { belt, sill } = shape.levels;
  const glass: Stop[] = [
    [0, '#1c2027'],
    [0.3, '#3a434d'],
    [0.7, '#76797b'],
    [1, '#b29b80'],
  ];
  defineVertical(sheet, 'gl', { from: vehicle.heightIn - 3, to: belt - 2, stops: glass });
  const black: Stop[] = [
    [0, '#4a433e'],
    [0.4, '#302b28'],
    [1, '#151211'],
  ];
  defineVertical(sheet, 'blk', { from: belt, to: sill - 6, stops: black });
  const chrome: Stop[] = [
    [0, '#fff8ec'],
    [0.26, '#cfcac2'],
    [0.44, '#8d8983'],
    [0.52, '#3d3a39'],
    [0.58, '#6e5f50'],
    [0.8, '#d9c5ab'],
    [1, '#6b6057'],
  ];
  defineVertical(sheet, 'chr', { from: size.bumperTop, to: size.bumperBottom, stops: chrome });
  sheet.define(
    linearGradient(
      sheet.name('hl'),
      [0, 0, 0, 1],
      [
        [0, '#d4d8d8'],
        [1, '#4a4f53'],
      ],
    ),
  );
}

/** The body curves away at both sides; the sun is on the left. */
function defineRoundness({ sheet, size }: FrontScene): void {
  const stops: Stop[] = [
    [0, '#140d10', 0.5],
    [0.1, '#140d10', 0.12],
    [0.2, '#fff', 0.08],
    [0.5, '#fff', 0],
    [0.8, '#140d10', 0.06],
    [0.92, '#140d10', 0.25],
    [1, '#140d10', 0.55],
  ];
  defineHorizontal(sheet, 'sd', { from: -size.halfWidth, to: size.halfWidth, stops });
}

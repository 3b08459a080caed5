import { lightness } from '../colour.ts';
import { towardsLight } from '../light.ts';
import { paintTone, sideStops } from '../paint-light.ts';
import { linearGradient, type Stop } from '../svg/gradient.ts';
import { defineVertical } from '../svg/sheet.ts';
import type { SideScene } from './side-scene.ts';
import { defineTurns } from './turns.ts';

/** The same light for every panel: sky on top, a dark horizon band, warm bounce from the ground. */
export function definePaint(scene: SideScene): void {
  definePanelPaint(scene);
  defineMaterials(scene);
  defineGlass(scene);
  defineTurns(scene);
  defineHorizonBand(scene);
}

function definePanelPaint({ sheet, shape, build, light }: SideScene): void {
  const { levels } = shape;
  const { roof, shoulder, sill, hood } = levels;
  const stops = sideStops(levels, { paint: build.paint, light });
  defineVertical(sheet, 'p', { from: roof, to: sill, stops });
  const sky = paintTone(build.paint);
  const hoodStops: Stop[] = [
    [0, sky(0.58)],
    [0.38, sky(0.31)],
    [1, sky(0.04)],
  ];
  defineVertical(sheet, 'hood', { from: hood + 1, to: shoulder - 3, stops: hoodStops });
}

function defineMaterials({ sheet, shape, stance }: SideScene): void {
  const { belt, sill } = shape.levels;
  const black: Stop[] = [
    [0, '#4a433e'],
    [0.3, '#35302d'],
    [0.7, '#262220'],
    [1, '#151211'],
  ];
  defineVertical(sheet, 'blk', { from: belt, to: sill - 8, stops: black });
  const well: Stop[] = [
    [0, '#070606'],
    [0.5, '#100d0c'],
    [1, '#1b1715'],
  ];
  defineVertical(sheet, 'well', { from: stance.stockRadiusIn * 2 + 8, to: 8, stops: well });
  const gloss: Stop[] = [
    [0, '#5d5955'],
    [0.18, '#2e2b29'],
    [0.5, '#151312'],
    [0.57, '#262321'],
    [1, '#0d0b0b'],
  ];
  sheet.define(linearGradient(sheet.name('gls'), [0, 0, 0, 1], gloss));
  sheet.define(
    linearGradient(
      sheet.name('chr'),
      [0, 0, 0, 1],
      [
        [0, '#fff8ec'],
        [0.2, '#dcd6cc'],
        [0.42, '#8f8a84'],
        [0.5, '#45403e'],
        [0.57, '#75685a'],
        [0.78, '#cdbda8'],
        [1, '#5d534b'],
      ],
    ),
  );
}

function defineGlass({ sheet, shape, light }: SideScene): void {
  const from = shape.levels.roof - 2;
  const to = shape.levels.belt - 2;
  const pane: Stop[] = [
    [0, '#1a1c22'],
    [0.2, '#2d3440'],
    [0.55, '#56606a'],
    [0.82, '#8d8a84'],
    [1, '#a8937a'],
  ];
  defineVertical(sheet, 'gl', { from, to, stops: pane });
  const sheen: Stop[] = [
    [0, '#fff', 0.02],
    [0.5, '#fff', 0.12],
    [1, '#ffe9c9', 0.34],
  ];
  defineVertical(sheet, 'gl2', { from, to, stops: sheen });
  sheet.define(
    linearGradient(sheet.name('str'), towardsLight(light, [0, 0, 1, 0]), [
      [0, '#fff', 0],
      [0.5, '#fff', 0.3],
      [1, '#fff', 0.05],
    ]),
  );
}

/** The land's reflection: stronger on dark paint, which reflects more than it scatters. */
function defineHorizonBand({ sheet, shape, build }: SideScene): void {
  const { colour, finish } = build.paint;
  const strength = (finish === 'metallic' ? 0.22 : 0.15) - 0.1 * lightness(colour);
  const stops: Stop[] = [
    [0, '#1a1210', strength],
    [0.5, '#1a1210', strength * 0.5],
    [1, '#1a1210', 0],
  ];
  const { low } = shape.levels;
  defineVertical(sheet, 'hz', { from: low + 9, to: low - 2, stops });
}

import { cyclicAt } from '../geometry/cyclic-at.ts';
import type { Outline } from '../geometry/outline.ts';
import { type BuiltShell, openingOf, type ShellSite, spareOf, wellOf } from './shell-site.ts';
import type { BodyPart, WagonShell } from './template.ts';
import { warpOutline } from './warp.ts';

export function buildWagonShell(shell: WagonShell, site: ShellSite): BuiltShell {
  const { warp, template } = site;
  const { sill } = template.levels;
  const { from, to } = betweenArches(site);
  const body = bodyOutline(shell, site);
  return {
    outlines: {
      silhouette: body,
      cab: body,
      spare: spareOf(shell.spare, site),
      wells: [wellOf(site.archFront, site), wellOf(site.archRear, site)],
    },
    cladding: shell.step === 'board' ? [runningBoard(site)] : [],
    underTrim: [
      [
        [from + 2, warp.y(sill + 0.6)],
        [to - 2, warp.y(sill + 0.6)],
        [to - 3, warp.y(sill - 1.6), 1],
        [from + 3, warp.y(sill - 1.6), 1],
      ],
    ],
  };
}

function bodyOutline(shell: WagonShell, site: ShellSite): Outline {
  const { warp, archRear, template } = site;
  const { sill } = template.levels;
  const noseX = cyclicAt(shell.nose, 0)[0] + 1;
  return [
    ...warpOutline([...shell.nose, ...shell.hood, ...shell.glassTop, ...shell.back], warp),
    [archRear.centreX + archRear.halfWidth + 4, warp.y(shell.rearBottom ?? sill + 3), 2],
    ...openingOf(archRear, site),
    ...openingOf(site.archFront, site),
    [warp.x(noseX), warp.y(shell.noseSill ?? sill + 2)],
  ];
}

function betweenArches({ archFront, archRear }: ShellSite): { from: number; to: number } {
  return { from: archFront.halfWidth, to: archRear.centreX - archRear.halfWidth };
}

function runningBoard(site: ShellSite): BodyPart {
  const { sill } = site.template.levels;
  const { from, to } = betweenArches(site);
  const y = (height: number) => site.warp.y(height);
  return {
    material: 'black',
    outline: [
      [from + 4.5, y(sill - 1), 1],
      [to - 4, y(sill - 1), 1],
      [to - 6, y(sill - 3.6), 1.4],
      [from + 7, y(sill - 3.6), 1.4],
    ],
    highlight: [
      [from + 6, y(sill - 1.5)],
      [to - 5, y(sill - 1.5)],
    ],
  };
}

import { cyclicAt } from '../geometry/cyclic-at.ts';
import type { Outline } from '../geometry/outline.ts';
import { aroundBoth, type BuiltShell, openingOf, type ShellSite, wellOf } from './shell-site.ts';
import type { BodyPart, PickupShell } from './template.ts';
import { warpOutline } from './warp.ts';

export function buildPickupShell(shell: PickupShell, site: ShellSite): BuiltShell {
  const { sill } = site.template.levels;
  const place = (points: Outline) => warpOutline(points, site.warp);
  const railY = cyclicAt(shell.bed.top, 0)[1] - 1.2;
  const upper = upperEdge(shell, site);
  const lower = lowerEdge(shell, site);
  const bed = bedOutline(shell, site);
  return {
    outlines: {
      silhouette: aroundBoth({ upper, lower, bed }),
      cab: [...upper, ...lower],
      bed,
      gap: place([
        [shell.cabRearX - 3, railY],
        [shell.bed.x0 + 3, railY],
        [shell.bed.x0 + 3, sill + 2],
        [shell.cabRearX - 3, sill + 2],
      ]),
      wells: [wellOf(site.archFront, site), wellOf(site.archRear, site)],
    },
    cladding: shell.step === 'board' ? [runningBoard(shell, site)] : [],
    underTrim: [
      place([
        [22, sill + 0.6],
        [shell.cabRearX - 1, sill + 0.6],
        [shell.cabRearX - 2, sill - 1.8, 1],
        [24, sill - 1.8, 1],
      ]),
    ],
  };
}

/** From the nose over hood and roof to the rear of the cab. */
function upperEdge(shell: PickupShell, { warp }: ShellSite): Outline {
  return warpOutline([...shell.nose, ...shell.hood, ...shell.glassTop, ...shell.back], warp);
}

/** From the cab's rear corner along the sill and the front opening to the nose. */
function lowerEdge(shell: PickupShell, site: ShellSite): Outline {
  const { warp, archFront, template } = site;
  const { sill } = template.levels;
  const noseX = cyclicAt(shell.nose, 0)[0] + 1;
  return [
    [warp.x(shell.cabRearX), warp.y(sill), 1.5],
    [archFront.centreX + archFront.halfWidth + 4, warp.y(sill), 0],
    ...openingOf(archFront, site),
    [warp.x(noseX), warp.y(shell.noseSill ?? sill + 2)],
  ];
}

function bedOutline(shell: PickupShell, site: ShellSite): Outline {
  const { warp, archRear } = site;
  const { bed } = shell;
  return [
    [warp.x(bed.x0), warp.y(bed.bottom), 1],
    ...warpOutline([...bed.top, ...bed.tail], warp),
    [archRear.centreX + archRear.halfWidth + 5, warp.y(bed.bottomRear), 2],
    ...openingOf(archRear, site),
  ];
}

function runningBoard(shell: PickupShell, { warp, template }: ShellSite): BodyPart {
  const { sill } = template.levels;
  const rear = shell.cabRearX;
  return {
    material: 'black',
    outline: warpOutline(
      [
        [24, sill - 1.2, 1],
        [rear - 3, sill - 1.2, 1],
        [rear - 5, sill - 4, 1.4],
        [26.5, sill - 4, 1.4],
      ],
      warp,
    ),
    highlight: warpOutline(
      [
        [25, sill - 1.7],
        [rear - 4.5, sill - 1.7],
      ],
      warp,
    ),
  };
}

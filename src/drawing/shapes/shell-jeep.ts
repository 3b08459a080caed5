import { archOutline } from '../geometry/arch.ts';
import { type Outline, outline } from '../geometry/outline.ts';
import { aroundBoth, type BuiltShell, openingOf, type ShellSite, spareOf } from './shell-site.ts';
import type { JeepShell } from './template.ts';
import { warpOutline } from './warp.ts';

const BED_GAP_TOP = 48.6;
const FRONT_WELL = outline('-19.4,38 -17,41,2 16,41,2 20.6,39.6,2 25,25 22,23 -15,26');

export function buildJeepShell(shell: JeepShell, site: ShellSite): BuiltShell {
  const { sill } = site.template.levels;
  const rearOpening = openingOf(site.archRear, site);
  const place = (points: Outline) => warpOutline(points, site.warp);
  const tub = place(shell.tub);
  const tubFront = place(shell.tubFront);
  const cab = [...tub, ...(shell.bed ? [] : rearOpening), ...tubFront];
  const bed = bedOutline(shell, site);
  const lower = [...tub.slice(-1), ...tubFront];
  return {
    outlines: {
      silhouette: bed ? aroundBoth({ upper: tub.slice(0, -1), lower, bed }) : cab,
      cab,
      bed,
      gap: gapOutline(shell, site),
      spare: spareOf(shell.spare, site),
      wells: [place(FRONT_WELL), rearWell(shell, site)],
    },
    cladding: [],
    underTrim: [
      place([
        [shell.sillFrontX, sill + 0.6],
        [shell.sillRearX, sill + 0.6],
        [shell.sillRearX - 1, sill - 2, 1],
        [shell.sillFrontX + 2, sill - 2, 1],
      ]),
    ],
  };
}

function bedOutline(shell: JeepShell, site: ShellSite): Outline | undefined {
  const { bed } = shell;
  if (!bed) return undefined;
  const { warp, archRear } = site;
  return [
    [warp.x(bed.x0), warp.y(bed.bottom), 1],
    ...warpOutline(bed.top, warp),
    [archRear.centreX + archRear.halfWidth + 5, warp.y(bed.bottomRear), 2],
    ...openingOf(archRear, site),
  ];
}

function gapOutline({ bed, tubRearX }: JeepShell, { warp, template }: ShellSite) {
  if (!bed) return undefined;
  const low = template.levels.sill + 2;
  return warpOutline(
    [
      [tubRearX - 2, BED_GAP_TOP],
      [bed.x0 + 3, BED_GAP_TOP],
      [bed.x0 + 3, low],
      [tubRearX - 2, low],
    ],
    warp,
  );
}

function rearWell(shell: JeepShell, { archRear, size, template, warp }: ShellSite): Outline {
  const { sill } = template.levels;
  const arch = {
    ...archRear,
    bottomFront: warp.y(sill + 1),
    bottomRear: warp.y((shell.bed?.bottomRear ?? sill + 3) + 1),
  };
  return archOutline(arch, { centreX: archRear.centreX, hubY: size.tireRadiusIn, grow: 0.5 });
}

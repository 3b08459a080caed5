import { cyclicAt } from '../geometry/cyclic-at.ts';
import { lerp } from '../geometry/numbers.ts';
import type { Outline } from '../geometry/outline.ts';
import type { PickupBody } from './body-file.ts';
import { valancePart } from './grown-parts.ts';
import type { BodyPart } from './template.ts';

/** The front bumper, the valance below it, and the height of its top edge, where the grille starts. */
export function pickupFrontBumper(body: PickupBody): {
  part: BodyPart;
  valance: BodyPart;
  top: number;
} {
  const wanted = body.bumpers.front ?? {};
  const top = wanted.top ?? cyclicAt(body.outline.nose, 1)[1] + 2.4;
  const bottom = wanted.bottom ?? body.levels.sill - 0.4;
  const tipX = -body.reference.frontOverhangIn;
  const archX = -(body.arches.front.halfWidth + 2.2);
  const part: BodyPart = {
    material: wanted.material ?? 'chrome',
    outline: [
      [archX, top - 0.8, 1],
      [tipX + 3.2, top, 1],
      [tipX + 0.3, top - 1.2, 0.9],
      [tipX, lerp(top, bottom, 0.6), 1],
      [tipX + 2.4, bottom + 0.4, 1.4],
      [archX - 3, bottom, 1.2],
      [archX + 0.8, bottom + 2.4, 0.6],
    ],
    highlight: [
      [tipX + 1, top - 1.3, 0.6],
      [archX - 0.6, top - 1.7],
    ],
    cutout: fogLampRecess(tipX, { top, bottom }),
  };
  const valance = valancePart({
    tipX,
    archX,
    bottom,
    valance: wanted.valance ?? body.levels.sill - 6.4,
  });
  return { part, valance, top };
}

function fogLampRecess(tipX: number, { top, bottom }: { top: number; bottom: number }): Outline {
  return [
    [tipX + 6, lerp(top, bottom, 0.4), 0.8],
    [tipX + 11.5, lerp(top, bottom, 0.38), 0.8],
    [tipX + 12, lerp(top, bottom, 0.68), 0.8],
    [tipX + 7, lerp(top, bottom, 0.72), 0.8],
  ];
}

export function pickupRearBumper(body: PickupBody): BodyPart {
  const wanted = body.bumpers.rear ?? {};
  const top = wanted.top ?? body.levels.sill + 12.4;
  const bottom = wanted.bottom ?? body.levels.sill + 3.8;
  const tail = body.outline.tailgateX;
  const end = body.reference.lengthIn - body.reference.frontOverhangIn;
  return {
    material: wanted.material ?? body.bumpers.front?.material ?? 'chrome',
    outline: [
      [tail - 6, top, 0.5],
      [end - 1.6, top + 0.1, 0.5],
      [end, top - 1, 0.6],
      [end, lerp(top, bottom, 0.55), 0.6],
      [end - 1.4, bottom + 0.8, 1],
      [end - 5, bottom, 0.8],
      [tail - 14, bottom + 0.8, 1],
      [tail - 15.4, bottom + 3.2, 0.8],
      [tail - 8.4, bottom + 4.4, 0.8],
    ],
    highlight: [
      [tail - 5, top - 0.8],
      [end - 1.2, top - 1],
    ],
    cutout: wanted.step ? stepRecess(end, { top, bottom }) : undefined,
  };
}

function stepRecess(end: number, { top, bottom }: { top: number; bottom: number }): Outline {
  return [
    [end - 5, top - 2, 0.6],
    [end - 1.6, top - 2, 0.6],
    [end - 1.6, bottom + 3.6, 0.6],
    [end - 6.5, bottom + 3.4, 0.8],
  ];
}

/** The grille's edge in profile, from the bumper to the hood. */
export function pickupGrille(body: PickupBody, bumperTop: number): Outline {
  const tipX = -body.reference.frontOverhangIn;
  const face = cyclicAt(body.outline.nose, 2);
  const top = cyclicAt(body.outline.nose, -1);
  return [
    [tipX + 1.6, bumperTop - 0.6, 0.8],
    [face[0] - 0.5, face[1] + 4, 3],
    [top[0] - 0.9, top[1] - 2, 1],
    [top[0] + 0.7, top[1] - 1.6],
    [face[0] + 1.7, bumperTop - 0.6],
  ];
}

import { cyclicAt } from '../geometry/cyclic-at.ts';
import { lerp } from '../geometry/numbers.ts';
import type { Outline } from '../geometry/outline.ts';
import type { WagonBody } from './body-file.ts';
import { valancePart } from './grown-parts.ts';
import type { BodyPart } from './template.ts';

/** A painted front bumper and the valance below it. */
export function wagonFrontBumper(body: WagonBody): { part: BodyPart; valance: BodyPart } {
  const wanted = body.bumpers.front ?? {};
  const top = wanted.top ?? cyclicAt(body.outline.nose, 1)[1] + 2;
  const bottom = wanted.bottom ?? body.levels.sill - 0.6;
  const tipX = -body.reference.frontOverhangIn;
  const archX = -(body.arches.front.halfWidth + (wanted.inset ?? 1.8));
  const part: BodyPart = {
    material: wanted.material ?? 'paint',
    ...(wanted.flush ? flushEdge : proudEdge)({ tipX, archX, top, bottom }),
    cutout: [
      [tipX + 6, lerp(top, bottom, 0.42), 1],
      [tipX + 12, lerp(top, bottom, 0.4), 1],
      [tipX + 12.4, lerp(top, bottom, 0.72), 1],
      [tipX + 7, lerp(top, bottom, 0.76), 1],
    ],
  };
  const valance = valancePart({
    tipX,
    archX,
    bottom,
    valance: wanted.valance ?? body.levels.sill - 5.6,
  });
  return { part, valance };
}

interface BumperPlace {
  tipX: number;
  archX: number;
  top: number;
  bottom: number;
}

type BumperEdge = Pick<BodyPart, 'outline' | 'highlight'>;

function proudEdge({ tipX, archX, top, bottom }: BumperPlace): BumperEdge {
  return {
    outline: [
      [archX, top - 0.6, 1],
      [tipX + 3.4, top, 1],
      [tipX, top - 2, 1.6],
      [tipX, lerp(top, bottom, 0.66), 2],
      ...bumperFoot({ tipX, archX, top, bottom }),
    ],
    highlight: [
      [tipX + 1, top - 1.9, 1],
      [archX - 0.6, top - 1.9],
    ],
  };
}

function flushEdge({ tipX, archX, top, bottom }: BumperPlace): BumperEdge {
  return {
    outline: [
      [archX, top - 3.4, 1],
      [tipX + 1.6, top, 0.8],
      [tipX + 0.5, lerp(top, bottom, 0.3), 3],
      [tipX, lerp(top, bottom, 0.56), 3],
      ...bumperFoot({ tipX, archX, top, bottom }),
    ],
    highlight: [
      [tipX + 2.4, top - 0.9],
      [archX - 0.4, top - 4.1],
    ],
  };
}

function bumperFoot({ tipX, archX, bottom }: BumperPlace): Outline {
  return [
    [tipX + 2.4, bottom + 0.4, 2],
    [archX - 2, bottom, 2],
    [archX + 0.6, bottom + 1.4, 1],
  ];
}

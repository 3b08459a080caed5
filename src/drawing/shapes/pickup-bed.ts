import { lerp } from '../geometry/numbers.ts';
import type { PickupBody } from './body-file.ts';
import type { BodyDetail, PickupShell, TrimPart } from './template.ts';

/** The bed from its front wall to the tailgate. */
export function pickupBed(body: PickupBody): PickupShell['bed'] {
  const [cx] = body.outline.cabRear;
  const { sill } = body.levels;
  const { tailgateX: tail } = body.outline;
  const { front: railFront, rear: railRear } = body.outline.bedRail;
  return {
    x0: cx + 1.1,
    bottom: sill + 1.2,
    bottomRear: sill + 5.2,
    top: [
      [cx + 1, railFront, 0.7],
      [lerp(cx, tail, 0.5), lerp(railFront, railRear, 0.55), 20],
      [tail - 5, railRear - 0.1, 1.4],
      [tail - 1.2, railRear + (body.outline.tailgateLip ?? 0.6), 0.6],
    ],
    tail: [
      [tail - 0.4, railRear - 1.4, 0.8],
      [tail, railRear - 10, 5],
      [tail - 0.8, sill + 14, 2],
      [tail - 2, sill + 8, 1],
    ],
  };
}

export function bedRailCap(body: PickupBody): TrimPart[] {
  if (body.trim.railCap === 'none') return [];
  const [cx] = body.outline.cabRear;
  const tail = body.outline.tailgateX;
  const { front, rear } = body.outline.bedRail;
  return [
    {
      material: 'black',
      outline: [
        [cx + 1, front - 0.1, 0.4],
        [tail - 5, rear - 0.2],
        [tail - 1.4, rear + 0.5, 0.4],
        [tail - 1.4, rear - 0.5],
        [tail - 5, rear - 1.2],
        [cx + 1, front - 1.1],
      ],
    },
  ];
}

export function fuelDoor(body: PickupBody): BodyDetail['fuelDoor'] {
  return (
    body.trim.fuelDoor ?? {
      x: body.outline.cabRear[0] + 6,
      y: body.levels.shoulder.rear - 3,
      size: 6,
    }
  );
}

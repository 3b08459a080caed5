import {
  flareFinishes,
  type OwnTruck,
  paintIds,
  type TruckLook,
  trimFinishes,
  withoutLook,
} from '#src/domain/catalog/index.ts';

/** How the truck looks, as fields of a form or a query; kept with the answers about the truck. */
export const lookFields = ['paint', 'roof', 'flares', 'bright-trim'] as const;
export type LookField = (typeof lookFields)[number];

const factOf = {
  paint: 'paint',
  roof: 'roofPaint',
  flares: 'flareFinish',
  'bright-trim': 'trimFinish',
} as const satisfies Record<LookField, keyof TruckLook>;

/** The look that fields name; what they do not know is as the truck came. */
export function lookIn(typed: Partial<Record<LookField, string>>): TruckLook {
  const [paint, roofPaint] = [typed.paint, typed.roof].map((text) =>
    paintIds.find((id) => id === text),
  );
  const flareFinish = flareFinishes.find((one) => one === typed.flares);
  const trimFinish = trimFinishes.find((one) => one === typed['bright-trim']);
  return {
    ...(paint && { paint }),
    ...(roofPaint && { roofPaint }),
    ...(flareFinish && { flareFinish }),
    ...(trimFinish && { trimFinish }),
  };
}

/** The fields of a look; `lookIn` reads them. */
export function lookPairs(look: TruckLook = {}): [LookField, string | undefined][] {
  return lookFields.map((field) => [field, look[factOf[field]]]);
}

/** What was told, with another look. */
export function withLook(own: OwnTruck | undefined, look: TruckLook): OwnTruck {
  return { ...withoutLook(own), ...look };
}

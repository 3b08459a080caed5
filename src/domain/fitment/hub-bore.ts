export type Centering = 'does-not-fit' | 'hub-centric' | 'clearance-fit' | 'lug-centric';

/** A bore smaller than the hub by this much does not go on. */
const TOO_SMALL_MM = 0.1;
/** Below this gap the hub still centers the wheel; from here on a ring is offered. */
const RING_FROM_MM = 0.5;
const RING_TO_MM = 25;

/** How a wheel centers on a hub; `gapMm` is bore minus hub, to 0.01 mm. */
export function centerOnHub(hubMm: number, boreMm: number) {
  const gapMm = Math.round((boreMm - hubMm) * 100) / 100;
  return {
    gapMm,
    centering: centeringOf(gapMm),
    takesRing: gapMm >= RING_FROM_MM && gapMm <= RING_TO_MM,
  };
}

function centeringOf(gapMm: number): Centering {
  if (gapMm <= -TOO_SMALL_MM) return 'does-not-fit';
  if (gapMm <= TOO_SMALL_MM) return 'hub-centric';
  return gapMm < RING_FROM_MM ? 'clearance-fit' : 'lug-centric';
}

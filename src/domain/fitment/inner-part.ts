import type { Vehicle } from '#src/domain/catalog/index.ts';

/** What the inner side of a wheel or tire touches first, by the kind of front suspension. */
export type InnerPart = 'upper-arm' | 'control-arm';

/** Independent suspension has an upper arm next to the tire; a solid axle is held by control arms. */
export function innerPartOf({ suspension }: Vehicle): InnerPart {
  return suspension.front === 'solid-axle' ? 'control-arm' : 'upper-arm';
}

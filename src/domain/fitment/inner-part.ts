import type { Vehicle } from '#src/domain/catalog/index.ts';

/** What the inner side of a wheel or tire touches first, by the kind of front suspension. */
export type InnerPart = 'upper-arm' | 'control-arm' | 'strut';

/** Independent suspension has an upper arm next to the tire, or a strut; a solid axle is held by control arms. */
export function innerPartOf({ suspension }: Vehicle): InnerPart {
  if (suspension.front === 'solid-axle') return 'control-arm';
  return suspension.frontSpring === 'strut' ? 'strut' : 'upper-arm';
}

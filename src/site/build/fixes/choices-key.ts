import type { ResolvedBuild } from '#src/domain/builds/index.ts';
import { withoutLook } from '#src/domain/catalog/index.ts';
import { ownText } from '../own-truck/own-fields.ts';

/** The choices that a verdict depends on, as one text. */
export function choicesKey({
  vehicle,
  year,
  own,
  liftKit,
  wheel,
  tire,
  fit,
}: ResolvedBuild): string {
  const kept = [fit.wheel?.factory === true, fit.tire?.factory === true];
  return [
    vehicle.id,
    year,
    ownText(withoutLook(own)),
    liftKit?.sku,
    wheel?.sku,
    tire?.sku,
    ...kept,
  ].join(' ');
}

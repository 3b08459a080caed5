import type { ResolvedBuild } from '#src/domain/builds/index.ts';

/** The choices that a verdict depends on, as one text. */
export function choicesKey({ vehicle, liftKit, wheel, tire, fit }: ResolvedBuild): string {
  const kept = [fit.wheel?.factory === true, fit.tire?.factory === true];
  return [vehicle.id, liftKit?.sku, wheel?.sku, tire?.sku, ...kept].join(' ');
}

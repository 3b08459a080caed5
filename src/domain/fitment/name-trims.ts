import type { VehicleTrim } from '#src/domain/catalog/index.ts';

const MOST_NAMED = 3;

/** "Sport, Sahara, Willys …": the first three. */
export function nameTrims(trims: readonly Pick<VehicleTrim, 'name'>[]): string {
  const names = trims.slice(0, MOST_NAMED).map(({ name }) => name);
  return names.join(', ') + (trims.length > MOST_NAMED ? ' …' : '');
}

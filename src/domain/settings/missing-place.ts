import type { BookableService } from './bookable-service.ts';
import type { ShopSettings } from './schemas.ts';

type Needs = Pick<BookableService, 'needsBay' | 'rackMinutes'>;

/** What a service needs and the shop does not have, so that nobody can book it; null if there is all of it. */
export function missingPlace(
  { needsBay, rackMinutes }: Needs,
  bays: ShopSettings['bays'],
): 'bay' | 'rack' | null {
  const has = (wanted: 'bay' | 'rack') => bays.some(({ kind }) => kind === wanted);
  if (needsBay && !has('bay')) return 'bay';
  const needsRack = !needsBay || rackMinutes > 0;
  return needsRack && !has('rack') ? 'rack' : null;
}

/** The services that the shop has a place for. */
export function bookableServices({
  services,
  bays,
}: Pick<ShopSettings, 'services' | 'bays'>): BookableService[] {
  return services.filter((service) => missingPlace(service, bays) === null);
}

import type { BookableService, ShopSettings } from '#src/domain/settings/index.ts';
import bookingStrings from './booking-words.json' with { type: 'json' };

type Usual = Pick<BookableService, 'slug' | 'name' | 'minutes' | 'needsBay' | 'canWait'>;

/** Each under the slug that the starter site's page of the service has. */
const usual: readonly Usual[] = [
  {
    slug: 'suspension-lift',
    name: bookingStrings['usual.suspension-lift'],
    minutes: 480,
    needsBay: true,
    canWait: false,
  },
  {
    slug: 'leveling-kit',
    name: bookingStrings['usual.leveling-kit'],
    minutes: 180,
    needsBay: true,
    canWait: false,
  },
  {
    slug: 'wheels-and-tires',
    name: bookingStrings['usual.wheels-and-tires'],
    minutes: 120,
    needsBay: true,
    canWait: true,
  },
  {
    slug: 'alignment',
    name: bookingStrings['usual.alignment'],
    minutes: 90,
    needsBay: false,
    canWait: true,
  },
];

/**
 * The services that about every lift shop has, with hours to begin from: those that the shop does not offer yet.
 * Without an alignment rack, the alignment is done in a bay.
 */
export function usualServices({
  services,
  bays,
}: Pick<ShopSettings, 'services' | 'bays'>): BookableService[] {
  const hasRack = bays.some(({ kind }) => kind === 'rack');
  return usual
    .filter(({ slug }) => services.every((service) => service.slug !== slug))
    .map(({ needsBay, ...service }) => ({
      ...service,
      usesBuildHours: true,
      needsBay: needsBay || !hasRack,
      rackMinutes: 0,
      bufferMinutes: { before: 0, after: 0 },
      leadDays: 1,
      horizonDays: 60,
      dailyCap: null,
      startEveryMinutes: 30,
      lastStart: null,
    }));
}

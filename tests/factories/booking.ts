import type { ShopResources } from '#src/domain/appointments/pick-resources.ts';
import type { Job } from '#src/domain/appointments/plan-job.ts';
import type { BookableService, Opening } from '#src/domain/settings/index.ts';

/** The hours of the specification. */
export const shopWeek: Opening[] = [
  { days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], opens: '08:00', closes: '18:00' },
  { days: ['Sat'], opens: '09:00', closes: '13:00' },
];

/** A shop in Phoenix with two bays, a rack and two people, closed on Thanksgiving. */
export function shopWith(parts: Partial<ShopResources> = {}): ShopResources {
  return {
    hours: shopWeek,
    closures: [{ date: '2026-11-26', label: { en: 'Thanksgiving', es: 'Acción de Gracias' } }],
    timeZone: 'America/Phoenix',
    bays: [
      { id: 'bay-1', name: { en: 'Bay 1', es: 'Bahía 1' }, kind: 'bay' },
      { id: 'bay-2', name: { en: 'Bay 2', es: 'Bahía 2' }, kind: 'bay' },
      { id: 'rack', name: { en: 'Rack', es: 'Alineadora' }, kind: 'rack' },
    ],
    technicians: [
      { id: 'hank', name: 'Hank' },
      { id: 'wes', name: 'Wes' },
    ],
    ...parts,
  };
}

export function serviceWith(parts: Partial<BookableService> = {}): BookableService {
  return {
    slug: 'leveling-kit',
    name: { en: 'Leveling kit', es: 'Nivelación' },
    minutes: 240,
    usesBuildHours: true,
    needsBay: true,
    rackMinutes: 0,
    bufferMinutes: { before: 0, after: 0 },
    canWait: true,
    leadDays: 0,
    horizonDays: 60,
    dailyCap: null,
    startEveryMinutes: 30,
    lastStart: null,
    ...parts,
  };
}

export function jobWith(parts: Partial<BookableService> = {}, mode: Job['mode'] = 'drop'): Job {
  const service = serviceWith(parts);
  return { service, minutes: service.minutes, mode };
}

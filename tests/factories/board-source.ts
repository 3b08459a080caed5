import siteFile from '#src/db/seeds/demo/copy/site.json' with { type: 'json' };
import type { CalendarLine } from '#src/domain/appointments/index.server.ts';
import type { ShopSettings } from '#src/domain/settings/index.ts';
import { boardClock } from '#src/office/calendar/board-clock.ts';
import type { BoardSource } from '#src/office/calendar/board-source.ts';
import type { Place } from '#src/office/calendar/boards.ts';
import { serviceWith, shopWith } from './booking.ts';

/** Only hours, closures, time zone, bays, people and services of the settings are used. */
export const boardShop = {
  ...siteFile.settings,
  ...shopWith(),
  services: [serviceWith()],
  workKinds: {},
} as unknown as ShopSettings;

export const boardPlaces: Place[] = [
  { id: 'bay-1', name: 'Bay 1', kind: 'bay' },
  { id: 'bay-2', name: 'Bay 2', kind: 'bay' },
  { id: 'rack', name: 'Rack', kind: 'rack' },
  { id: 'hank', name: 'Hank', kind: 'person' },
];

/** An appointment in bay 1 from ten to one on Tuesday, November 24, in Phoenix. */
export function boardLine(parts: Partial<CalendarLine> = {}): CalendarLine {
  const span = { startsAt: '2026-11-24T17:00:00Z', endsAt: '2026-11-24T20:00:00Z' };
  const line: CalendarLine = {
    ...{ id: 'e1', kind: 'appointment', ...span, service: 'leveling-kit', minutes: 180 },
    ...{ mode: 'drop', reason: '', appointment: null, places: [] },
    ...parts,
  };
  const whole = { resource: 'bay-1', from: line.startsAt, to: line.endsAt };
  return { ...line, places: parts.places ?? [whole] };
}

export function boardSource(
  lines: readonly CalendarLine[],
  parts: Partial<BoardSource> = {},
): BoardSource {
  const shop = parts.shop ?? boardShop;
  const now = Temporal.Instant.from('2026-11-24T10:20-07:00');
  const clock = boardClock(shop.timeZone);
  return { shop, places: boardPlaces, lines, now, clock, ...parts };
}

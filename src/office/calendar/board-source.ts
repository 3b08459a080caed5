import type { CalendarLine } from '#src/domain/appointments/index.server.ts';
import type { ShopSettings } from '#src/domain/settings/index.ts';
import type { BoardClock } from './board-clock.ts';
import type { Place } from './boards.ts';

/** What boards are made of. */
export type BoardSource = {
  shop: ShopSettings;
  places: Place[];
  lines: readonly CalendarLine[];
  now: Temporal.Instant;
  clock: BoardClock;
};

import type { Bilingual } from '#src/lib/bilingual.ts';

/** An appointment as its owner sees it. Instants are ISO 8601 in UTC. */
export type Appointment = {
  id: string;
  service: string;
  serviceName: Bilingual;
  /** Of work; the truck may stay over night. */
  minutes: number;
  mode: 'wait' | 'drop';
  startsAt: string;
  readyBy: string;
  vehicle: string;
  name: string;
  isCancelled: boolean;
  /** Whether its owner may still move or cancel it. */
  isUpcoming: boolean;
  /** What its links carry (`/appointment/manage/…`, `/appointment/calendar/…`). */
  manageToken: string;
  calendarToken: string;
};

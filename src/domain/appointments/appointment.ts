import type { Translated } from '#src/lib/translated.ts';

/** An appointment as its customer sees it. Instants are ISO 8601 in UTC. */
export type Appointment = {
  id: string;
  service: string;
  serviceName: Translated;
  /** Minutes of work; the truck may stay overnight. */
  minutes: number;
  mode: 'wait' | 'drop';
  startsAt: string;
  readyBy: string;
  vehicle: string;
  name: string;
  isCancelled: boolean;
  /** Whether the customer can still reschedule or cancel it. */
  isUpcoming: boolean;
  /** The tokens of its links (`/appointment/manage/…`, `/appointment/calendar/…`). */
  manageToken: string;
  calendarToken: string;
};

import { plainText } from '#src/lib/plain-text.ts';

/** What an address of the appointment page asks for. Nothing in it is checked yet. */
export type BookingQuery = {
  /** Slug of a service, or the code of the visitor's own build. */
  service: string;
  mode: 'wait' | 'drop';
  vehicle: string;
  /** The day whose times are shown, and the first of the weeks around it: ISO dates. */
  day: string | null;
  from: string | null;
  /** The time that was chosen: its start, and the hold that keeps it. */
  at: string | null;
  held: string | null;
  /** Another service is wanted than the visitor's own build. */
  isChoosing: boolean;
};

/** As long as the form takes it. */
const longestVehicle = 120;

/** The question alone, as an address has it: without a day, a time or anything left blank. */
export function questionOf({
  service,
  mode,
  vehicle,
}: Pick<BookingQuery, 'service' | 'mode' | 'vehicle'>) {
  return { service, mode, vehicle: vehicle === '' ? undefined : vehicle };
}

export function readBookingQuery(query: URLSearchParams): BookingQuery {
  return {
    service: query.get('service') ?? query.get('build') ?? '',
    mode: query.get('mode') === 'wait' ? 'wait' : 'drop',
    vehicle: plainText(query.get('vehicle') ?? '').slice(0, longestVehicle),
    day: query.get('day'),
    from: query.get('from'),
    at: query.get('at'),
    held: query.get('held'),
    isChoosing: query.has('choose'),
  };
}

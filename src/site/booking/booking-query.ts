import { plainText } from '#src/lib/plain-text.ts';

/** What a URL of the appointment page asks for, not validated yet. */
export type BookingQuery = {
  /** Slug of a service, or the code of the visitor's own build. */
  service: string;
  mode: 'wait' | 'drop';
  vehicle: string;
  /** The day whose times are shown, and the first of the weeks around it: ISO dates. */
  day: string | null;
  from: string | null;
  /** The chosen time: its start, and its hold. */
  at: string | null;
  held: string | null;
  /** The visitor wants a service other than their own build. */
  isChoosing: boolean;
};

/** Maximum length that the form accepts. */
const longestVehicle = 120;

/** The query without day, time and empty values. */
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

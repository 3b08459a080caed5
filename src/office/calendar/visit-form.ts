import type { JobInput } from '#src/domain/appointments/index.ts';

/** What the form of a new appointment begins with. */
export type VisitValues = Record<
  | 'service'
  | 'mode'
  | 'hours'
  | 'day'
  | 'only'
  | 'time'
  | 'lead'
  | 'name'
  | 'contact'
  | 'vehicle'
  | 'note'
  | 'language',
  string
>;

/** The work that is typed; hours that make no sense are left out, and the server says so on booking. */
export function workOf({
  service,
  mode,
  hours,
}: Pick<VisitValues, 'service' | 'mode' | 'hours'>): JobInput {
  const typed = Number(hours.replace(',', '.'));
  const own = hours !== '' && typed > 0 && typed <= 100 ? { hours: typed } : {};
  return { service, mode: mode === 'wait' ? 'wait' : 'drop', ...own };
}

import type { JobInput } from '#src/domain/appointments/index.ts';

/** The initial values of the form for a new appointment. */
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

/** The work in the form; invalid hours are ignored here, and the server reports them when booking. */
export function workOf({
  service,
  mode,
  hours,
}: Pick<VisitValues, 'service' | 'mode' | 'hours'>): JobInput {
  const typed = Number(hours.replace(',', '.'));
  const own = hours !== '' && typed > 0 && typed <= 100 ? { hours: typed } : {};
  return { service, mode: mode === 'wait' ? 'wait' : 'drop', ...own };
}

import type { AppointmentState } from '#src/domain/appointments/index.ts';

/**
 * The mark of a state, beside its word: a ring until the truck comes, half when it is here, full in the bay and when it
 * is done, a triangle for a no-show, dashed for what is not firm yet.
 */
export function StateMark({ state }: { state: AppointmentState | 'tentative' }) {
  return <i className={`calendar-mark is-${state}`} aria-hidden="true" />;
}

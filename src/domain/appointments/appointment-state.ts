/** How far the shop has come with an appointment. */
export type AppointmentState =
  | 'expected'
  | 'arrived'
  | 'started'
  | 'finished'
  | 'missed'
  | 'cancelled';

type Marks = Record<
  'arrivedAt' | 'startedAt' | 'finishedAt' | 'missedAt' | 'cancelledAt',
  Date | null
>;

/** The latest known state. */
export function appointmentState(marks: Marks): AppointmentState {
  if (marks.cancelledAt) return 'cancelled';
  if (marks.missedAt) return 'missed';
  if (marks.finishedAt) return 'finished';
  if (marks.startedAt) return 'started';
  return marks.arrivedAt ? 'arrived' : 'expected';
}

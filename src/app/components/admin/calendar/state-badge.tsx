import { type BadgeTone, StatusBadge } from '#src/app/components/admin/kit/status-badge.tsx';
import calendarStrings from '#src/app/strings/admin-calendar.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import type { AppointmentState } from '#src/domain/appointments/index.ts';

const tones: Record<AppointmentState, BadgeTone> = {
  expected: 'quiet',
  arrived: 'wait',
  started: 'note',
  finished: 'good',
  missed: 'bad',
  cancelled: 'bad',
};

/** How far an appointment is. */
export function StateBadge({ state }: { state: AppointmentState }) {
  const t = useStrings(calendarStrings);
  return <StatusBadge tone={tones[state]}>{t(`state.${state}`)}</StatusBadge>;
}

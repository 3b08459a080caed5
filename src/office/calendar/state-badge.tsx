import type { AppointmentState } from '#src/domain/appointments/index.ts';
import { type BadgeTone, StatusBadge } from '#src/office/kit/status-badge.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import calendarStrings from './words.json' with { type: 'json' };

const tones: Record<AppointmentState, BadgeTone> = {
  expected: 'quiet',
  arrived: 'wait',
  started: 'note',
  finished: 'good',
  missed: 'bad',
  cancelled: 'bad',
};

/** The state of an appointment. */
export function StateBadge({ state }: { state: AppointmentState }) {
  const t = useStrings(calendarStrings);
  return <StatusBadge tone={tones[state]}>{t(`state.${state}`)}</StatusBadge>;
}

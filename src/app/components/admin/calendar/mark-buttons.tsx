import { IntentButton } from '#src/app/components/admin/kit/intent-button.tsx';
import calendarStrings from '#src/app/strings/admin-calendar.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import type { AppointmentState } from '#src/domain/appointments/index.ts';

type Marked = { id: string; name: string; state: AppointmentState };

const next = {
  expected: 'arrived',
  arrived: 'started',
  started: 'finished',
} as const;

/** The step that comes next, one click away. */
export function NextStep({ visit: { id, name, state } }: { visit: Marked }) {
  const t = useStrings(calendarStrings);
  if (state !== 'expected' && state !== 'arrived' && state !== 'started') return null;
  const step = next[state];
  return (
    <IntentButton fields={{ intent: 'mark', id, state: step }} className="btn btn--line btn--sm">
      {t(`mark.${step}`)}
      <span className="vh"> {name}</span>
    </IntentButton>
  );
}

const steps = ['expected', 'arrived', 'started', 'finished', 'missed'] as const;

/** All that can be said of an appointment; also a step back. */
export function MarkButtons({ visit: { id, name, state } }: { visit: Marked }) {
  const t = useStrings(calendarStrings);
  if (state === 'cancelled' || state === 'missed') return null;
  return (
    <div className="atools">
      {steps
        .filter((step) => step !== state && (step !== 'missed' || state === 'expected'))
        .map((step) => (
          <IntentButton
            key={step}
            fields={{ intent: 'mark', id, state: step }}
            className={step === nextOf(state) ? 'btn btn--sm' : 'btn btn--line btn--sm'}
          >
            {t(`mark.${step}`)}
            <span className="vh"> {name}</span>
          </IntentButton>
        ))}
    </div>
  );
}

function nextOf(state: AppointmentState): AppointmentState | null {
  return state === 'expected' || state === 'arrived' || state === 'started' ? next[state] : null;
}

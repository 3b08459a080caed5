import type { AppointmentState } from '#src/domain/appointments/index.ts';
import { AskDialog } from '#src/office/kit/ask-dialog.tsx';
import { IntentButton } from '#src/office/kit/intent-button.tsx';
import { formatDate } from '#src/web/words/format-date.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import { ReadyLine, type ReadyVisit } from './ready-line.tsx';
import calendarStrings from './words.json' with { type: 'json' };

type Marked = ReadyVisit & { id: string; state: AppointmentState };
type MarkProps = {
  visit: Marked;
  timeZone: string;
  /** Its date, ISO 8601, if that is after today; else null. */
  ahead: string | null;
};

const next = {
  expected: 'arrived',
  arrived: 'started',
  started: 'finished',
} as const;

/** The next step, one click away. */
export function NextStep(props: MarkProps) {
  const step = nextOf(props.visit.state);
  return step && <Mark {...props} step={step} className="button button--outline button--small" />;
}

const steps = ['expected', 'arrived', 'started', 'finished', 'missed'] as const;
type Step = (typeof steps)[number];

/** All states of an appointment, including steps back. */
export function MarkButtons(props: MarkProps) {
  const { state } = props.visit;
  if (state === 'cancelled' || state === 'missed') return null;
  return (
    <div className="toolbar">
      {steps
        .filter((step) => step !== state && (step !== 'missed' || state === 'expected'))
        .map((step) => (
          <Mark
            key={step}
            {...props}
            step={step}
            className={
              step === nextOf(state)
                ? 'button button--small'
                : 'button button--outline button--small'
            }
          />
        ))}
    </div>
  );
}

/** One press; for an appointment on a later day with a confirmation. */
function Mark({
  visit,
  timeZone,
  ahead,
  step,
  className,
}: MarkProps & { step: Step; className: string }) {
  const t = useStrings(calendarStrings);
  const locale = useLocale();
  const fields = { intent: 'mark', id: visit.id, state: step };
  const words = (
    <>
      {t(`mark.${step}`)}
      <span className="visually-hidden"> {visit.name}</span>
    </>
  );
  if (ahead === null || step === 'expected') {
    return (
      <IntentButton fields={fields} className={className}>
        {words}
      </IntentButton>
    );
  }
  const day = formatDate(ahead, { locale, style: 'weekdayAndDate' });
  return (
    <AskDialog
      button={words}
      className={className}
      title={t('mark.early', { day })}
      text={t('mark.early.text', { name: visit.name, step: t(`mark.${step}`) })}
      confirm={t('mark.early.do', { step: t(`mark.${step}`) })}
      fields={{ ...fields, early: 'yes' }}
    >
      {step === 'finished' && <ReadyLine visit={visit} timeZone={timeZone} />}
    </AskDialog>
  );
}

function nextOf(state: AppointmentState): Step | null {
  return state === 'expected' || state === 'arrived' || state === 'started' ? next[state] : null;
}

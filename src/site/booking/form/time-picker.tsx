import { Form, Link } from 'react-router';
import { hrefs } from '#src/web/page/hrefs.ts';
import { useSendsMail } from '#src/web/page/sends-mail.ts';
import { formatDate } from '#src/web/words/format-date.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import type { Typed } from '../appointment-answer.ts';
import { questionOf } from '../booking-query.ts';
import { TimeButtons } from '../time-buttons.tsx';
import { TimeChoice } from '../time-choice.tsx';
import { TimeTakenNote } from '../time-taken-note.tsx';
import type { TimeView } from '../time-view.ts';
import appointmentStrings from '../words.json' with { type: 'json' };
import type { AppointmentFormData, WorkView } from './load.server.ts';

type TimePickerProps = {
  data: AppointmentFormData;
  work: WorkView;
  taken: readonly TimeView[] | null;
  typed: Typed | null;
  problem: string | undefined;
};

/** Free times for the chosen work, or the alternatives if there are none. */
export function TimePicker({ data, work, taken, typed, problem }: TimePickerProps) {
  const t = useStrings(appointmentStrings);
  const { asked } = data;
  const hrefOf = (place: { day?: string; from?: string }) =>
    hrefs.appointment({ ...questionOf(asked), ...place }, 'when');
  return (
    <section id="when" className="booking-when" aria-labelledby="when-title">
      <h2 className="title-3" id="when-title">
        2. {t('when')}
      </h2>
      {problem && <TimeTakenNote>{problem}</TimeTakenNote>}
      {taken && (
        <Form method="post" action={hrefOf({})}>
          <TimeTakenNote>{t(taken.length > 0 ? 'taken' : 'taken.none')}</TimeTakenNote>
          <TimeButtons times={taken} withDay />
        </Form>
      )}
      <Rules work={work} />
      {work.calendar && <TimeChoice calendar={work.calendar} hrefOf={hrefOf} typed={typed} />}
      <Waiting data={data} work={work} />
    </section>
  );
}

/** Why there are no earlier times. */
function Rules({ work }: { work: WorkView }) {
  const t = useStrings(appointmentStrings);
  const locale = useLocale();
  const { partsOn, isUndated, leadDays } = work;
  const date = partsOn && formatDate(partsOn, { locale, style: 'short' });
  return (
    <div className="small muted">
      {isUndated && <p className="note">{t('undated')}</p>}
      {date && <p>{t('time.partsGate', { date })}</p>}
      {leadDays > 1 && <p>{t('time.lead', { days: leadDays })}</p>}
    </div>
  );
}

/** If nothing suits: the waiting list, or a call. */
function Waiting({ data, work }: Pick<TimePickerProps, 'data' | 'work'>) {
  const t = useStrings(appointmentStrings);
  const { phone, asked } = data;
  const sendsMail = useSendsMail();
  return (
    <div className={work.calendar ? 'booking-wait' : 'empty'}>
      <p>{work.calendar ? t('wait.ask') : t('time.none', { days: work.horizonDays })}</p>
      <div className="cluster">
        {sendsMail && (
          <Link className="button button--outline" to={hrefs.waitingList(questionOf(asked))}>
            {t('time.waitlist')}
          </Link>
        )}
        {phone.number !== '' && (
          <a className="link" href={`tel:${phone.number}`}>
            {t('call', { phone: phone.text })}
          </a>
        )}
      </div>
    </div>
  );
}

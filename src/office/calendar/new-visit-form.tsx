import { Form } from 'react-router';
import type { FreeTime } from '#src/domain/appointments/index.ts';
import type { Translated } from '#src/lib/translated.ts';
import { type Answer, typedIn } from '#src/office/kit/answer.ts';
import { ChoiceLine } from '#src/office/kit/choice-line.tsx';
import { HiddenFields } from '#src/office/kit/hidden-fields.tsx';
import { LanguageLine } from '#src/office/kit/language-line.tsx';
import { Panel } from '#src/office/kit/panel.tsx';
import { TextLine } from '#src/office/kit/text-line.tsx';
import { useSendsMail } from '#src/web/page/sends-mail.ts';
import { languageName } from '#src/web/words/language-name.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import type { Place } from './boards.ts';
import { TimeChoice } from './time-choice.tsx';
import type { VisitValues } from './visit-form.ts';
import calendarStrings from './words.json' with { type: 'json' };

export type NewVisitAnswer = Answer<'times'> & { times?: readonly FreeTime[] };

type NewVisitFormProps = {
  formId: string;
  values: VisitValues;
  services: readonly { slug: string; name: Translated }[];
  places: readonly Place[];
  times: readonly FreeTime[];
  timeZone: string;
  answer: NewVisitAnswer | undefined;
};

/** Who, what and when, as it is said on the phone. Two buttons: other times, or book. Nothing typed is lost. */
export function NewVisitForm(props: NewVisitFormProps) {
  const t = useStrings(calendarStrings);
  const { formId, values, answer, timeZone } = props;
  const times = answer?.times ?? props.times;
  const day = typedIn(answer, 'day') ?? values.day;
  return (
    <Form method="post" preventScrollReset className="calendar-new">
      <HiddenFields fields={{ formId: typedIn(answer, 'formId') ?? formId, lead: values.lead }} />
      <Panel title={t('new.who')}>
        <PersonFields values={values} answer={answer} />
      </Panel>
      <Panel title={t('new.work')}>
        <WorkFields {...props} />
        <button
          type="submit"
          name="intent"
          value="times"
          className="button button--outline"
          formNoValidate
        >
          {t('move.show')}
        </button>
      </Panel>
      <Panel title={t('new.time')}>
        <TimeChoice
          key={answer?.at}
          times={times}
          timeZone={timeZone}
          other={{ date: day, time: values.time }}
          answer={answer}
          takesFirst={values.name !== ''}
        />
        <button type="submit" name="intent" value="book" className="button">
          {t('new.book')}
        </button>
      </Panel>
    </Form>
  );
}

function WorkFields({ values, services, places, answer }: NewVisitFormProps) {
  const t = useStrings(calendarStrings);
  const locale = useLocale();
  const line = (name: keyof VisitValues) => ({ name, value: values[name], answer });
  const anywhere = { value: '', label: t('place.any') };
  return (
    <div className="edit-form">
      <ChoiceLine
        {...line('service')}
        label={t('fact.service')}
        options={services.map(({ slug, name }) => ({ value: slug, label: name[locale] }))}
      />
      <TextLine
        {...line('hours')}
        label={t('new.hours')}
        help={t('new.hours.help')}
        optional={t('optional')}
      />
      <ChoiceLine
        {...line('mode')}
        label={t('fact.mode')}
        options={(['drop', 'wait'] as const).map((value) => ({ value, label: t(`mode.${value}`) }))}
      />
      <ChoiceLine
        {...line('only')}
        label={t('place')}
        options={[anywhere, ...places.map(({ id, name }) => ({ value: id, label: name }))]}
      />
      <TextLine {...line('day')} type="date" label={t('move.from')} required />
    </div>
  );
}

function PersonFields({ values, answer }: Pick<NewVisitFormProps, 'values' | 'answer'>) {
  const t = useStrings(calendarStrings);
  const reader = useLocale();
  const sendsMail = useSendsMail();
  const line = (name: keyof VisitValues) => ({ name, value: values[name], answer });
  return (
    <div className="edit-form">
      <TextLine {...line('name')} label={t('new.name')} maxLength={120} required />
      <TextLine
        {...line('contact')}
        label={t('new.contact')}
        help={sendsMail ? t('new.contact.help') : undefined}
        maxLength={254}
        required
      />
      <TextLine {...line('vehicle')} label={t('fact.truck')} maxLength={120} required />
      <TextLine
        {...line('note')}
        label={t('fact.note')}
        optional={t('optional')}
        maxLength={2000}
      />
      <LanguageLine
        {...line('language')}
        label={t('fact.language')}
        nameOf={(code) => languageName(code, reader)}
      />
    </div>
  );
}

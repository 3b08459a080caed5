import { useRef } from 'react';
import type { BlokProps } from '#src/site/stories/blok-props.ts';
import { guardNames } from '#src/web/forms/guard/guard-names.ts';
import type { FormServing } from '#src/web/forms/guard/serve-form.server.ts';
import type { ValidationMode } from '#src/web/forms/validation-mode.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { useAnswer } from '#src/web/page/use-answer.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { AppointmentAnswer, Typed } from '../appointment-answer.ts';
import { BookingForm } from '../booking-form.tsx';
import { questionOf } from '../booking-query.ts';
import appointmentStrings from '../words.json' with { type: 'json' };
import { ChosenSummary } from './chosen-summary.tsx';
import type { AppointmentFormData } from './load.server.ts';
import type { AppointmentFormBlok } from './schema.ts';
import { ServiceChoice } from './service-choice.tsx';
import { TimePicker } from './time-picker.tsx';

/** What, when, who: the time is held from when it is chosen until the form is sent. */
export function AppointmentForm({
  blok,
  data,
}: BlokProps<AppointmentFormBlok, AppointmentFormData>) {
  return (
    <section className="page-width side-by-side" id="appointment-form">
      {data.options.length === 0 ? (
        <NoBookableService phone={data.phone} />
      ) : (
        <Steps data={data} mode={blok.validation} />
      )}
    </section>
  );
}

type StepsProps = { data: AppointmentFormData; mode: ValidationMode };

function Steps({ data, mode }: StepsProps) {
  const answer = useAnswer<AppointmentAnswer>();
  const { work, asked, isSettled } = data;
  const { chosen, taken } = useTime(answer, data);
  // What a URL cannot contain comes back with the answer.
  const typed = (answer?.initialValue ?? null) as Typed | null;
  if (!work) return <ServiceChoice {...data} />;
  if (chosen || (typed && taken)) {
    return (
      <>
        <ChosenSummary data={data} chosen={chosen} />
        <BookingForm
          key="who"
          mode={mode}
          serving={data.serving}
          person={{ ...data.person, vehicle: asked.vehicle }}
          chosen={chosen}
          taken={taken}
          href={hrefs.appointment(
            { ...questionOf(asked), at: chosen?.startsAt, held: chosen?.hold?.id },
            'who',
          )}
          otherHref={hrefs.appointment({ ...questionOf(asked), held: chosen?.hold?.id }, 'when')}
          keptMonths={data.keptMonths}
        />
      </>
    );
  }
  return (
    <>
      {typed || isSettled ? (
        <ChosenSummary data={data} chosen={null} />
      ) : (
        <ServiceChoice {...data} />
      )}
      <TimePicker
        data={data}
        work={work}
        taken={taken}
        typed={typed && { ...typed, ...guardFields(answer?.serving) }}
        problem={answer?.error?.['']?.[0]}
      />
    </>
  );
}

type Time = Pick<AppointmentAnswer, 'chosen' | 'taken'>;

/** The last known time: an answer made by the browser itself, without a network, does not include it. */
function useTime(answer: Partial<Time> | undefined, { chosen, taken }: Time): Time {
  const told = useRef<Time>({ chosen, taken });
  if (!answer) told.current = { chosen, taken };
  else if (answer.chosen !== undefined) {
    told.current = { chosen: answer.chosen, taken: answer.taken ?? null };
  }
  return told.current;
}

/** The identity of a form, as its fields. */
function guardFields(serving: FormServing | undefined): Typed {
  return serving ? { [guardNames.formId]: serving.formId, [guardNames.token]: serving.token } : {};
}

/** Without bookable services, visitors are asked to call. */
function NoBookableService({ phone }: Pick<AppointmentFormData, 'phone'>) {
  const t = useStrings(appointmentStrings);
  return (
    <div className="empty">
      <h2 className="title-3">{t('nothing.title')}</h2>
      <p>{t('nothing.text')}</p>
      {phone.number !== '' && (
        <a className="button button--large" href={`tel:${phone.number}`}>
          {t('call', { phone: phone.text })}
        </a>
      )}
    </div>
  );
}

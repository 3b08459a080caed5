import { useEffect, useMemo, useRef } from 'react';
import { Form, Link } from 'react-router';
import { bookingSchema } from '#src/domain/appointments/index.ts';
import { contactStrings } from '#src/site/contact/index.ts';
import { FormSummary } from '#src/web/forms/form-summary.tsx';
import { FormGuard } from '#src/web/forms/guard/form-guard.tsx';
import type { FormServing } from '#src/web/forms/guard/serve-form.server.ts';
import { TextField } from '#src/web/forms/text-field.tsx';
import { useSiteForm } from '#src/web/forms/use-site-form.ts';
import type { ValidationMode } from '#src/web/forms/validation-mode.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { useSendsMail } from '#src/web/page/sends-mail.ts';
import commonStrings from '#src/web/words/common.json' with { type: 'json' };
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import { HoldBar } from './hold-bar.tsx';
import { TimeButtons } from './time-buttons.tsx';
import { TimeTakenNote } from './time-taken-note.tsx';
import type { ChosenTime, TimeView } from './time-view.ts';
import appointmentStrings from './words.json' with { type: 'json' };

type BookingFormProps = {
  /** When its fields are checked. */
  mode: ValidationMode;
  serving: FormServing;
  person: { vehicle: string; name: string; contact: string };
  chosen: ChosenTime | null;
  /** The next free times, if the chosen one was taken meanwhile. */
  taken: readonly TimeView[] | null;
  /** This page with the form's time, and with the calendar instead. */
  href: string;
  otherHref: string;
  keptMonths: number;
};

/** Name, contact and vehicle. What was typed stays, whatever happens to the time. */
export function BookingForm({
  serving,
  chosen,
  taken,
  href,
  otherHref,
  ...props
}: BookingFormProps) {
  const t = useStrings(appointmentStrings);
  const [form, fields] = useBookingForm(props);
  const heading = useRef<HTMLHeadingElement>(null);
  const holdId = chosen?.hold?.id;
  const isRefused = form.status === 'error';
  // A time without a hold has no id of its own.
  const choice = chosen?.wasHeld ? holdId : chosen?.startsAt;
  useEffect(() => {
    if (choice && !isRefused) heading.current?.focus({ preventScroll: true });
  }, [choice, isRefused]);
  return (
    <Form method="post" action={href} className="form booking-form" {...form.props}>
      <section className="form" id="who" aria-labelledby="who-title">
        <h2 className="title-3" id="who-title" ref={heading} tabIndex={-1}>
          3. {t('who')}
        </h2>
        <FormSummary form={form} labels={useLabels()} />
        <FormGuard form={form} serving={serving} />
        {taken && (
          <>
            <TimeTakenNote>{t(taken.length > 0 ? 'taken' : 'taken.none')}</TimeTakenNote>
            <TimeButtons times={taken} withDay />
          </>
        )}
        <input type="hidden" name="startsAt" value={chosen?.startsAt ?? ''} readOnly />
        {chosen && <input type="hidden" name="zone" value={chosen.zone} readOnly />}
        <input type="hidden" name="held" value={holdId ?? ''} readOnly />
        <Person fields={fields} />
        <RetentionNote months={props.keptMonths} />
      </section>
      {chosen && <HoldBar chosen={chosen} otherHref={otherHref} />}
    </Form>
  );
}

function useBookingForm({ person, mode }: Pick<BookingFormProps, 'person' | 'mode'>) {
  const locale = useLocale();
  const schema = useMemo(() => bookingSchema(locale), [locale]);
  return useSiteForm({ id: 'appointment', schema, defaultValue: person, mode, hasDraft: true });
}

function useLabels() {
  const t = useStrings(appointmentStrings);
  const contact = useStrings(contactStrings);
  return {
    name: contact('form.name'),
    contact: contact('form.contact'),
    vehicle: t('step.vehicle'),
    note: t('note.label'),
  };
}

function Person({ fields }: { fields: ReturnType<typeof useBookingForm>[1] }) {
  const t = useStrings(appointmentStrings);
  const common = useStrings(commonStrings);
  const labels = useLabels();
  return (
    <>
      <TextField field={fields.vehicle} label={labels.vehicle} help={t('vehicle.help')} />
      <TextField field={fields.name} label={labels.name} autoComplete="name" />
      <TextField
        field={fields.contact}
        label={labels.contact}
        help={t(useSendsMail() ? 'contact.help' : 'contact.help.noMail')}
        inputMode="email"
        autoComplete="email"
        masksPhone
      />
      <TextField field={fields.note} label={labels.note} optional={common('optional')} rows={3} />
    </>
  );
}

function RetentionNote({ months }: { months: number }) {
  const t = useStrings(appointmentStrings);
  return (
    <p className="small muted">
      {t('kept', { months })} <Link to={hrefs.privacy()}>{t('kept.more')}</Link>
    </p>
  );
}

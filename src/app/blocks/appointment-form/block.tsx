import { useMemo } from 'react';
import { Form } from 'react-router';
import { FormSummary } from '#src/app/forms/form-summary.tsx';
import { FormGuard } from '#src/app/forms/guard/form-guard.tsx';
import { SegmentField } from '#src/app/forms/segment-field.tsx';
import { SentNote } from '#src/app/forms/sent-note.tsx';
import { SubmitButton } from '#src/app/forms/submit-button.tsx';
import { TextField } from '#src/app/forms/text-field.tsx';
import { useSiteForm } from '#src/app/forms/use-site-form.ts';
import appointmentStrings from '#src/app/strings/appointment.json' with { type: 'json' };
import commonStrings from '#src/app/strings/common.json' with { type: 'json' };
import contactStrings from '#src/app/strings/contact.json' with { type: 'json' };
import { useLocale, useStrings } from '#src/app/strings/use-strings.ts';
import { type AppointmentLimits, appointmentSchema } from '#src/domain/appointments/index.ts';
import type { BlokProps } from '../blok-props.ts';
import { DayChoice } from './day-choice.tsx';
import type { AppointmentFormData } from './load.server.ts';
import type { AppointmentFormBlok } from './schema.ts';
import { ServiceChoice } from './service-choice.tsx';

export function AppointmentForm({ data }: BlokProps<AppointmentFormBlok, AppointmentFormData>) {
  const t = useStrings(appointmentStrings);
  return (
    <section className="wrap beside" id="appointment-form">
      {data.sent ? (
        <SentNote title={t('requested.title')} text={t('requested.text')} />
      ) : (
        <RequestForm data={data} />
      )}
    </section>
  );
}

function RequestForm({ data }: { data: AppointmentFormData }) {
  const t = useStrings(appointmentStrings);
  const [form, fields] = useAppointmentForm(data);
  const modes = (['wait', 'drop'] as const).map((value) => ({ value, label: t(`mode.${value}`) }));
  const parts = (['morning', 'afternoon'] as const).map((value) => ({
    value,
    label: t(`part.${value}`),
  }));
  return (
    <Form method="post" className="form wide" {...form.props}>
      <FormSummary form={form} labels={useLabels()} />
      <FormGuard form={form} serving={data.serving} />
      <ServiceChoice field={fields.service} services={data.services} />
      <DayChoice field={fields.wishedDate} days={data.calendar} />
      <SegmentField field={fields.dayPart} label={t('part')} choices={parts} />
      <SegmentField field={fields.mode} label={t('mode.label')} choices={modes} />
      <Person fields={fields} />
      <SubmitButton label={t('request')} />
    </Form>
  );
}

function useLabels() {
  const t = useStrings(appointmentStrings);
  const contact = useStrings(contactStrings);
  return {
    service: t('service.label'),
    wishedDate: t('step.time'),
    dayPart: t('part'),
    mode: t('mode.label'),
    name: contact('form.name'),
    contact: contact('form.contact'),
    vehicle: t('step.vehicle'),
    note: t('note.label'),
  };
}

type Fields = ReturnType<typeof useAppointmentForm>[1];

function Person({ fields }: { fields: Fields }) {
  const t = useStrings(appointmentStrings);
  const common = useStrings(commonStrings);
  const contact = useStrings(contactStrings);
  return (
    <fieldset className="form">
      <legend className="d3">3. {t('who')}</legend>
      <TextField field={fields.name} label={contact('form.name')} autoComplete="name" />
      <TextField
        field={fields.contact}
        label={contact('form.contact')}
        inputMode="email"
        autoComplete="email"
        masksPhone
      />
      <TextField field={fields.vehicle} label={t('step.vehicle')} help={t('vehicle.help')} />
      <TextField
        field={fields.note}
        label={t('note.label')}
        optional={common('optional')}
        rows={3}
      />
    </fieldset>
  );
}

/** The browser checks against the same days that the server offered. */
function useAppointmentForm(data: AppointmentFormData) {
  const locale = useLocale();
  const schema = useMemo(() => appointmentSchema(locale, limitsOf(data)), [locale, data]);
  return useSiteForm({
    id: 'appointment',
    schema,
    hasDraft: true,
    defaultValue: {
      ...data.asked,
      dayPart: 'morning',
      mode: 'drop',
    },
  });
}

function limitsOf({ services, calendar }: AppointmentFormData): AppointmentLimits {
  return {
    services: services.map(({ slug }) => slug),
    days: calendar.filter((day) => day.open).map((day) => day.date),
  };
}

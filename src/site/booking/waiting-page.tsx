import { useMemo } from 'react';
import { Form, Link } from 'react-router';
import { waitingSchema } from '#src/domain/appointments/index.ts';
import { contactStrings } from '#src/site/contact/index.ts';
import { FormSummary } from '#src/web/forms/form-summary.tsx';
import { FormGuard } from '#src/web/forms/guard/form-guard.tsx';
import { SubmitButton } from '#src/web/forms/submit-button.tsx';
import { TextField } from '#src/web/forms/text-field.tsx';
import { useSiteForm } from '#src/web/forms/use-site-form.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { useSendsMail } from '#src/web/page/sends-mail.ts';
import commonStrings from '#src/web/words/common.json' with { type: 'json' };
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import { LinkFrame } from './link-frame.tsx';
import type { LinkData } from './load-link.server.ts';
import type { WaitingView } from './waiting-list.server.ts';
import appointmentStrings from './words.json' with { type: 'json' };

type WaitingPageProps = { waiting: WaitingView | null; shop: LinkData<unknown>['shop'] };

/** If no free time suits: the first one that is freed is offered to them. */
export function WaitingPage({ waiting, shop }: WaitingPageProps) {
  const t = useStrings(appointmentStrings);
  const common = useStrings(commonStrings);
  const sendsMail = useSendsMail();
  return (
    <LinkFrame
      title={t(sendsMail && waiting?.isSent ? 'waiting.sent' : 'waiting.title')}
      shop={shop}
    >
      {!sendsMail && <p className="lead">{t('waiting.noMail')}</p>}
      {sendsMail && waiting === null && <p className="lead">{t('waiting.choose')}</p>}
      {sendsMail && waiting?.isSent && (
        <p className="lead" role="status">
          {t('waiting.next')}
        </p>
      )}
      {sendsMail && waiting && !waiting.isSent && (
        <>
          <p className="lead">
            <b>{waiting.service}.</b> {t('waiting.text')}
          </p>
          <WaitingForm waiting={waiting} />
        </>
      )}
      <p>
        <Link className="link" to={waiting?.backHref ?? hrefs.appointment()}>
          {common('back')}
        </Link>
      </p>
    </LinkFrame>
  );
}

function useLabels() {
  const t = useStrings(appointmentStrings);
  const contact = useStrings(contactStrings);
  return {
    vehicle: t('step.vehicle'),
    name: contact('form.name'),
    contact: t('waiting.email'),
    fromDate: t('waiting.from'),
    untilDate: t('waiting.until'),
    note: t('note.label'),
  };
}

function WaitingForm({ waiting }: { waiting: WaitingView }) {
  const t = useStrings(appointmentStrings);
  const common = useStrings(commonStrings);
  const labels = useLabels();
  const [form, fields] = useWaitingForm(waiting);
  return (
    <Form method="post" className="form" {...form.props}>
      <FormSummary form={form} labels={labels} />
      <FormGuard form={form} serving={waiting.serving} />
      <TextField field={fields.vehicle} label={labels.vehicle} help={t('vehicle.help')} />
      <TextField field={fields.name} label={labels.name} autoComplete="name" />
      <TextField field={fields.contact} label={labels.contact} type="email" autoComplete="email" />
      <div className="form-pair">
        <TextField field={fields.fromDate} label={labels.fromDate} type="date" />
        <TextField field={fields.untilDate} label={labels.untilDate} type="date" />
      </div>
      <TextField field={fields.note} label={labels.note} optional={common('optional')} rows={2} />
      <SubmitButton label={t('waiting.send')} form={form} />
    </Form>
  );
}

function useWaitingForm({ vehicle, name, from, until }: WaitingView) {
  const locale = useLocale();
  const schema = useMemo(() => waitingSchema(locale), [locale]);
  const days = { fromDate: from, untilDate: until };
  const defaultValue = { vehicle, name, contact: '', note: '', ...days };
  return useSiteForm({ id: 'waiting', schema, defaultValue });
}

import { Form } from 'react-router';
import type { WaitingEntry } from '#src/domain/appointments/index.server.ts';
import { textIn } from '#src/lib/translated.ts';
import { SubmitButton } from '#src/web/forms/submit-button.tsx';
import { formatDate } from '#src/web/words/format-date.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import { LinkFrame } from './link-frame.tsx';
import type { LinkData } from './load-link.server.ts';
import appointmentStrings from './words.json' with { type: 'json' };

type LeavePageProps = { wish: WaitingEntry; shop: LinkData<unknown>['shop'] };

/** Leaves the waiting list. Only the button acts. */
export function LeavePage({ wish, shop }: LeavePageProps) {
  const t = useStrings(appointmentStrings);
  const locale = useLocale();
  const { serviceName, vehicle, fromDate, untilDate, isOpen } = wish;
  if (!isOpen) {
    return (
      <LinkFrame title={t('left.title')} shop={shop}>
        <p className="lead" role="status">
          {t('left.text')}
        </p>
      </LinkFrame>
    );
  }
  const dayOf = (date: string) => formatDate(date, { locale, style: 'short' });
  const service = serviceName ? textIn(serviceName, locale) : t('step.service');
  const words = { service, vehicle, from: dayOf(fromDate), until: dayOf(untilDate) };
  return (
    <LinkFrame title={t('leave.title')} shop={shop}>
      <p className="lead">{t('leave.text', words)}</p>
      <Form method="post">
        <SubmitButton label={t('leave.button')} />
      </Form>
    </LinkFrame>
  );
}

import { Form } from 'react-router';
import { SubmitButton } from '#src/web/forms/submit-button.tsx';
import { hrefs } from '#src/web/page/hrefs.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import { LinkFrame } from './link-frame.tsx';
import type { LinkData } from './load-link.server.ts';
import type { TimeView } from './time-view.ts';
import appointmentStrings from './words.json' with { type: 'json' };

export type Offer = {
  service: string;
  time: TimeView;
  /** "Mon, Nov 23, 9:00 AM" */
  until: string;
  hasAppointment: boolean;
  leaveToken: string;
};

type OfferPageProps = { offer: Offer; shop: LinkData<unknown>['shop'] };

/** A freed time that is held for somebody, to accept or decline. */
export function OfferPage({ offer, shop }: OfferPageProps) {
  const t = useStrings(appointmentStrings);
  const { service, time, until, hasAppointment, leaveToken: token } = offer;
  return (
    <LinkFrame title={t('offer.title')} shop={shop}>
      <p className="lead">
        <b>
          {time.day}, {time.time}
        </b>
        , {time.zone}: {service}. {time.ready}. {time.stay && `${time.stay}.`}
      </p>
      <p>{t('offer.until', { moment: until, zone: time.zone })}</p>
      {hasAppointment && <p>{t('offer.stays')}</p>}
      <Form method="post">
        <SubmitButton label={t('offer.take')} />
      </Form>
      <Form method="post" action={hrefs.leaveWaitingList({ token })}>
        <button type="submit" className="button button--outline">
          {t('offer.leave')}
        </button>
      </Form>
    </LinkFrame>
  );
}

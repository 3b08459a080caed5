import { redirect } from 'react-router';
import { acceptOffer, readOffer } from '#src/domain/appointments/index.server.ts';
import { DomainError } from '#src/domain/errors.ts';
import { neutralPath } from '#src/lib/locales.ts';
import { textIn } from '#src/lib/translated.ts';
import { siteHandle } from '#src/site/kit/crumbs.ts';
import { pageMeta } from '#src/site/kit/page-meta.ts';
import { refuseTooMany } from '#src/web/forms/too-many.server.ts';
import { secretPage } from '#src/web/page/cache-headers.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import type { Route } from './+types/offer.page';
import { DeadLink } from './link-frame.tsx';
import { loadLink } from './load-link.server.ts';
import { OfferPage } from './offer-page.tsx';
import { viewMoment, viewTime } from './time-view.server.ts';

export const handle = siteHandle<Route.ComponentProps['loaderData']>({
  crumbs: ({ data, t }) => [
    { name: t('appointment'), href: hrefs.appointment() },
    { name: data.meta.title },
  ],
});

export function loader({ context, params: { token }, url }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  return loadLink(ctx, url, async (words) => {
    const offer = await readOffer(ctx, token);
    const { serviceName, heldUntil, hasAppointment, leaveToken } = offer;
    const service = textIn(serviceName, words.locale);
    const until = viewMoment(heldUntil, words);
    return { service, time: viewTime(offer, words), until, hasAppointment, leaveToken };
  });
}

/** Accepts the time. If the offer has expired meanwhile, the page itself says so. */
export async function action({ context, params: { token }, url }: Route.ActionArgs) {
  refuseTooMany(context);
  try {
    const { manageToken } = await acceptOffer(context.get(ctxContext), token);
    return redirect(hrefs.appointmentManage({ token: manageToken }, { booked: '1' }), 303);
  } catch (error) {
    if (error instanceof DomainError) return redirect(neutralPath(url.pathname), 303);
    throw error;
  }
}

export const headers = secretPage;

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData?.meta);
}

export default function AppointmentOffer({ loaderData: { link, shop } }: Route.ComponentProps) {
  return link ? <OfferPage offer={link} shop={shop} /> : <DeadLink shop={shop} />;
}

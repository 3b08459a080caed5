import { redirect } from 'react-router';
import {
  consentToKeep,
  getApplicationStatus,
  withdrawApplication,
} from '#src/domain/careers/index.server.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { neutralPath } from '#src/lib/locales.ts';
import { requestPagesUrl } from '#src/site/booking/index.ts';
import { siteHandle } from '#src/site/kit/crumbs.ts';
import { pageMeta } from '#src/site/kit/page-meta.ts';
import { readForm } from '#src/web/forms/read-form.server.ts';
import { refuseTooMany } from '#src/web/forms/too-many.server.ts';
import { privatePage } from '#src/web/page/cache-headers.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { toNotFound } from '#src/web/page/to-not-found.ts';
import type { Route } from './+types/status.page';
import { statusMeta } from './own-meta.server.ts';
import { StatusPage } from './status-page.tsx';

export const handle = siteHandle<Route.ComponentProps['loaderData']>({
  crumbs: ({ data, t }) => [
    { name: t('careers'), href: hrefs.careers() },
    { name: data.meta.title },
  ],
});

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: requestPagesUrl }];

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  const status = await getApplicationStatus(ctx, params.token).catch(throwNotFound);
  const { retention } = await getShopSettings(ctx);
  return {
    status,
    keptDays: retention.applicationDays,
    isFresh: url.searchParams.has('sent'),
    meta: await statusMeta(ctx, { url, job: status.job }),
  };
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  refuseTooMany(context);
  const ctx = context.get(ctxContext);
  const { token } = params;
  const intent = (await readForm(request)).get('intent');
  if (intent === 'withdraw') {
    await withdrawApplication(ctx, token).catch(throwNotFound);
    return redirect(hrefs.careersWithdrawn(), 303);
  }
  if (intent === 'keep') await consentToKeep(ctx, token).catch(throwNotFound);
  return redirect(neutralPath(url.pathname), 303);
}

function throwNotFound(error: unknown): never {
  throw toNotFound(error);
}

/** The URL is a secret and must not be sent to other sites. (`no-referrer` would also hide the form's origin.) */
export function headers() {
  return { ...privatePage(), 'Referrer-Policy': 'same-origin' };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData?.meta);
}

export default function CareerStatus({ loaderData }: Route.ComponentProps) {
  return <StatusPage {...loaderData} />;
}

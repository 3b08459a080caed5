import { redirect } from 'react-router';
import { leaveWaitingList, readWaitingEntry } from '#src/domain/appointments/index.server.ts';
import { DomainError } from '#src/domain/errors.ts';
import { neutralPath } from '#src/lib/locales.ts';
import { siteHandle } from '#src/site/kit/crumbs.ts';
import { pageMeta } from '#src/site/kit/page-meta.ts';
import { refuseTooMany } from '#src/web/forms/too-many.server.ts';
import { secretPage } from '#src/web/page/cache-headers.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import type { Route } from './+types/waiting-list-leave.page';
import { LeavePage } from './leave-page.tsx';
import { DeadLink } from './link-frame.tsx';
import { loadLink } from './load-link.server.ts';

export const handle = siteHandle<Route.ComponentProps['loaderData']>({
  crumbs: ({ data, t }) => [
    { name: t('appointment'), href: hrefs.appointment() },
    { name: data.meta.title },
  ],
});

export function loader({ context, params: { token }, url }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  return loadLink(ctx, url, () => readWaitingEntry(ctx, token));
}

/** The page itself reports an invalid link. */
export async function action({ context, params: { token }, url }: Route.ActionArgs) {
  refuseTooMany(context);
  try {
    await leaveWaitingList(context.get(ctxContext), token);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
  }
  return redirect(neutralPath(url.pathname), 303);
}

export const headers = secretPage;

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData?.meta);
}

export default function WaitingListLeave({ loaderData: { link, shop } }: Route.ComponentProps) {
  return link ? <LeavePage wish={link} shop={shop} /> : <DeadLink shop={shop} />;
}

import { siteHandle } from '#src/site/kit/crumbs.ts';
import { pageMeta } from '#src/site/kit/page-meta.ts';
import { refuseTooMany } from '#src/web/forms/too-many.server.ts';
import { secretPage } from '#src/web/page/cache-headers.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import type { Route } from './+types/manage.page';
import { DeadLink } from './link-frame.tsx';
import { loadLink } from './load-link.server.ts';
import { actOnVisit, readManagedVisit } from './manage.server.ts';
import { ManagePage } from './manage-page.tsx';

export const handle = siteHandle<Route.ComponentProps['loaderData']>({
  crumbs: ({ data, t }) => [
    { name: t('appointment'), href: hrefs.appointment() },
    { name: data.meta.title },
  ],
});

export function loader({ context, params: { token }, url }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  return loadLink(ctx, url, (words) => readManagedVisit(ctx, { token, url }, words));
}

export function action({ context, request, params: { token }, url }: Route.ActionArgs) {
  refuseTooMany(context);
  return actOnVisit(context.get(ctxContext), { request, url, token });
}

export const headers = secretPage;

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData?.meta);
}

export default function AppointmentManage({ loaderData: { link, shop } }: Route.ComponentProps) {
  return link ? <ManagePage visit={link} shop={shop} /> : <DeadLink shop={shop} />;
}

import { DeadLink } from '#src/app/appointment/link-frame.tsx';
import { loadLink } from '#src/app/appointment/load-link.server.ts';
import { actOnVisit, readManagedVisit } from '#src/app/appointment/manage.server.ts';
import { ManagePage } from '#src/app/appointment/manage-page.tsx';
import { siteHandle } from '#src/app/components/site/crumbs.ts';
import { pageMeta } from '#src/app/components/site/page-meta.ts';
import { refuseTooMany } from '#src/app/forms/too-many.server.ts';
import { hrefs } from '#src/app/hrefs.ts';
import { ctxContext } from '#src/app/load-context.ts';
import { secretPage } from '#src/app/page-headers.ts';
import type { Route } from './+types/appointment-manage';

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

import { siteHandle } from '#src/site/kit/crumbs.ts';
import { pageMeta } from '#src/site/kit/page-meta.ts';
import { refuseTooMany } from '#src/web/forms/too-many.server.ts';
import { secretPage } from '#src/web/page/cache-headers.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { localeOf } from '#src/web/page/locale-of.ts';
import { toNotFound } from '#src/web/page/to-not-found.ts';
import type { Route } from './+types/reminder-link.page';
import { followReminderLink, readReminderLink } from './follow-link.server.ts';
import { rescueMeta } from './own-meta.server.ts';
import { ReminderLinkPage } from './reminder-link-page.tsx';

export const handle = siteHandle<Route.ComponentProps['loaderData']>({
  crumbs: ({ data, t }) => [{ name: t('build'), href: hrefs.build() }, { name: data.meta.title }],
});

export async function loader({ context, request, params, url }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  const { token } = params;
  const locale = localeOf(url.pathname);
  const link = await readReminderLink(ctx, { token, request, locale }).catch(throwNotFound);
  return { link, meta: await rescueMeta(ctx, url) };
}

export async function action({ context, request, params, url }: Route.ActionArgs) {
  refuseTooMany(context);
  const visit = { token: params.token, request, locale: localeOf(url.pathname) };
  return followReminderLink(context.get(ctxContext), visit).catch(throwNotFound);
}

function throwNotFound(error: unknown): never {
  throw toNotFound(error);
}

export const headers = secretPage;

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData?.meta);
}

export default function BuildReminderLink({ loaderData }: Route.ComponentProps) {
  return <ReminderLinkPage link={loaderData.link} />;
}

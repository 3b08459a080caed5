import { asMissing } from '#src/app/as-missing.ts';
import { siteHandle } from '#src/app/components/site/crumbs.ts';
import { pageMeta } from '#src/app/components/site/page-meta.ts';
import { refuseTooMany } from '#src/app/forms/too-many.server.ts';
import { hrefs } from '#src/app/hrefs.ts';
import { ctxContext } from '#src/app/load-context.ts';
import { localeOf } from '#src/app/locale-of.ts';
import { secretPage } from '#src/app/page-headers.ts';
import { followReminderLink, readReminderLink } from '#src/app/rescue/follow-link.server.ts';
import { rescueMeta } from '#src/app/rescue/own-meta.server.ts';
import { ReminderLinkPage } from '#src/app/rescue/reminder-link-page.tsx';
import type { Route } from './+types/build-reminder-link';

export const handle = siteHandle<Route.ComponentProps['loaderData']>({
  crumbs: ({ data, t }) => [{ name: t('build'), href: hrefs.build() }, { name: data.meta.title }],
});

export async function loader({ context, request, params, url }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  const { token } = params;
  const locale = localeOf(url.pathname);
  const link = await readReminderLink(ctx, { token, request, locale }).catch(refuse);
  return { link, meta: await rescueMeta(ctx, url) };
}

export async function action({ context, request, params, url }: Route.ActionArgs) {
  refuseTooMany(context);
  const visit = { token: params.token, request, locale: localeOf(url.pathname) };
  return followReminderLink(context.get(ctxContext), visit).catch(refuse);
}

function refuse(error: unknown): never {
  throw asMissing(error);
}

export const headers = secretPage;

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData?.meta);
}

export default function BuildReminderLink({ loaderData }: Route.ComponentProps) {
  return <ReminderLinkPage link={loaderData.link} />;
}

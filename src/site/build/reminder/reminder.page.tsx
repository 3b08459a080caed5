import { siteHandle } from '#src/site/kit/crumbs.ts';
import { pageMeta } from '#src/site/kit/page-meta.ts';
import { privatePage } from '#src/web/page/cache-headers.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import type { Route } from './+types/reminder.page';
import { postReminder, readReminderState } from './ask-reminder.server.ts';
import { rescueMeta } from './own-meta.server.ts';
import { ReminderPage } from './reminder-page.tsx';

export const handle = siteHandle<Route.ComponentProps['loaderData']>({
  crumbs: ({ data, t }) => [{ name: t('build'), href: hrefs.build() }, { name: data.meta.title }],
});

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  const state = await readReminderState(ctx, { request, url });
  return { state, meta: await rescueMeta(ctx, url) };
}

export function action({ context, request, url }: Route.ActionArgs) {
  return postReminder(context, { request, url });
}

export const headers = privatePage;

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData?.meta);
}

export default function BuildReminder({ loaderData }: Route.ComponentProps) {
  return <ReminderPage state={loaderData.state} />;
}

import { siteHandle } from '#src/app/components/site/crumbs.ts';
import { pageMeta } from '#src/app/components/site/page-meta.ts';
import { hrefs } from '#src/app/hrefs.ts';
import { ctxContext } from '#src/app/load-context.ts';
import { privatePage } from '#src/app/page-headers.ts';
import { postReminder, readReminderState } from '#src/app/rescue/ask-reminder.server.ts';
import { rescueMeta } from '#src/app/rescue/own-meta.server.ts';
import { ReminderPage } from '#src/app/rescue/reminder-page.tsx';
import type { Route } from './+types/build-reminder';

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

import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { siteHandle } from '#src/site/kit/crumbs.ts';
import { pageMeta } from '#src/site/kit/page-meta.ts';
import { sendOrQueue } from '#src/web/forms/send-or-queue.ts';
import { secretPage } from '#src/web/page/cache-headers.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import type { Route } from './+types/waiting-list.page';
import { DeadLink } from './link-frame.tsx';
import { loadLink } from './load-link.server.ts';
import { actOnWaiting, readWaiting } from './waiting-list.server.ts';
import { WaitingPage } from './waiting-page.tsx';

export const handle = siteHandle<Route.ComponentProps['loaderData']>({
  crumbs: ({ data, t }) => [
    { name: t('appointment'), href: hrefs.appointment() },
    { name: data.meta.title },
  ],
});

export function loader({ context, request, url }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  return loadLink(ctx, url, async (words) => ({
    waiting: await readWaiting(ctx, { request, url }, words),
  }));
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const shop = await getShopSettings(context.get(ctxContext));
  return actOnWaiting(context, { request, url }, shop);
}

export const clientAction = (args: Route.ClientActionArgs) => sendOrQueue(args);

export const headers = secretPage;

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData?.meta);
}

export default function WaitingList({ loaderData: { link, shop } }: Route.ComponentProps) {
  return link ? <WaitingPage waiting={link.waiting} shop={shop} /> : <DeadLink shop={shop} />;
}

import type { Ctx } from '#src/domain/context.ts';
import { getIndexNowKey } from '#src/domain/settings/index.server.ts';
import { pagePath } from './page-path.ts';

type Published = { fullSlug: string; content: unknown };

/** Queues a notification of changed pages if the shop has a key for it; in the transaction of `ctx.db`. */
export async function queueSearchEngineNotice(
  ctx: Ctx,
  stories: readonly Published[],
): Promise<void> {
  const key = await getIndexNowKey(ctx);
  const paths = stories.filter(isPage).map(({ fullSlug }) => pagePath(fullSlug));
  if (key === null || paths.length === 0) return;
  await ctx.jobs.enqueue(ctx.db, { name: 'tell-search-engines', data: { paths } });
}

function isPage({ fullSlug, content }: Published): boolean {
  const { component } = content as { component?: unknown };
  return component === 'page' && !/^(?:templates|errors|site)\//.test(fullSlug);
}

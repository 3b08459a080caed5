import type { Ctx } from '#src/domain/context.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import type { PageMeta } from '#src/site/kit/page-meta.ts';
import { localeOf } from '#src/web/page/locale-of.ts';
import { type VoteString, voteWords } from './vote-words.ts';

/** Pages of a vote are for those with the link, and not indexed. */
export async function voteMeta(
  ctx: Ctx,
  { url, title }: { url: URL; title: VoteString },
): Promise<PageMeta> {
  const t = voteWords(localeOf(url.pathname));
  const { name } = await getShopSettings(ctx);
  return {
    title: t(title),
    siteName: name,
    description: t('description'),
    canonical: new URL(url.pathname, url.origin).href,
    robots: 'noindex',
  };
}

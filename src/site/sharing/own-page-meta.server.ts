import type { Ctx } from '#src/domain/context.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { snapshotWords } from '#src/site/build/index.ts';
import type { PageMeta } from '#src/site/kit/page-meta.ts';
import { localeOf } from '#src/web/page/locale-of.ts';

type OwnPage = { url: URL; title: 'shareTitle' | 'replaceTitle' | 'compareTitle' };

/** A page about the visitor's own build: not indexed. */
export async function ownPageMeta(ctx: Ctx, { url, title }: OwnPage): Promise<PageMeta> {
  const { s } = snapshotWords(localeOf(url.pathname));
  const { name } = await getShopSettings(ctx);
  return {
    title: s(title),
    siteName: name,
    description: title === 'compareTitle' ? s('compareLead') : s('shareLead'),
    canonical: new URL(url.pathname, url.origin).href,
    robots: 'noindex',
  };
}

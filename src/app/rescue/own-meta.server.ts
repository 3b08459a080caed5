import type { PageMeta } from '#src/app/components/site/page-meta.ts';
import { localeOf } from '#src/app/locale-of.ts';
import rescueStrings from '#src/app/strings/rescue.json' with { type: 'json' };
import { translate } from '#src/app/strings/translate.ts';
import type { Ctx } from '#src/domain/context.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';

/** Pages about one visitor's own draft: nothing to be found by searching, or told to other sites. */
export async function rescueMeta(ctx: Ctx, url: URL): Promise<PageMeta> {
  const t = translate(rescueStrings, localeOf(url.pathname));
  const { name } = await getShopSettings(ctx);
  return {
    title: t('title'),
    siteName: name,
    description: t('consentHelp'),
    canonical: new URL('/build/reminder', url.origin).href,
    robots: 'noindex',
  };
}

import type { Ctx } from '#src/domain/context.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { inLocale } from '#src/lib/locales.ts';
import type { PageMeta } from '#src/site/kit/page-meta.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { localeOf } from '#src/web/page/locale-of.ts';
import { translate } from '#src/web/words/translate.ts';
import rescueStrings from './words.json' with { type: 'json' };

/** Pages about a visitor's own draft: not indexed, and not sent to other sites as a referrer. */
export async function rescueMeta(ctx: Ctx, url: URL): Promise<PageMeta> {
  const locale = localeOf(url.pathname);
  const t = translate(rescueStrings, locale);
  const { name } = await getShopSettings(ctx);
  return {
    title: t('title'),
    siteName: name,
    description: t('consentHelp'),
    canonical: new URL(inLocale(hrefs.buildReminder(), locale), url.origin).href,
    robots: 'noindex',
  };
}

import type { PageMeta } from '#src/app/components/site/page-meta.ts';
import { hrefs } from '#src/app/hrefs.ts';
import { localeOf } from '#src/app/locale-of.ts';
import rescueStrings from '#src/app/strings/rescue.json' with { type: 'json' };
import { translate } from '#src/app/strings/translate.ts';
import type { Ctx } from '#src/domain/context.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { inLocale } from '#src/lib/locales.ts';

/** Pages about one visitor's own draft: nothing to be found by searching, or told to other sites. */
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

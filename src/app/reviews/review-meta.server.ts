import type { PageMeta } from '#src/app/components/site/page-meta.ts';
import { hrefs } from '#src/app/hrefs.ts';
import { localeOf } from '#src/app/locale-of.ts';
import reviewStrings from '#src/app/strings/reviews.json' with { type: 'json' };
import { translate } from '#src/app/strings/translate.ts';
import type { Ctx } from '#src/domain/context.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { inLocale } from '#src/lib/locales.ts';

/** A page about one's own visit: nothing to be found by searching, or told to other sites. */
export async function reviewMeta(ctx: Ctx, url: URL): Promise<PageMeta> {
  const locale = localeOf(url.pathname);
  const t = translate(reviewStrings, locale);
  const { name } = await getShopSettings(ctx);
  return {
    title: t('form.title'),
    siteName: name,
    description: t('collected'),
    canonical: new URL(inLocale(hrefs.index(), locale), url.origin).href,
    robots: 'noindex',
  };
}

import type { Ctx } from '#src/domain/context.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { inLocale } from '#src/lib/locales.ts';
import type { Translated } from '#src/lib/translated.ts';
import type { PageMeta } from '#src/site/kit/page-meta.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { localeOf } from '#src/web/page/locale-of.ts';
import { translate } from '#src/web/words/translate.ts';
import careerStrings from './words.json' with { type: 'json' };

/** Pages about one's own application: not indexed, and not sent to other sites as a referrer. */
export async function statusMeta(
  ctx: Ctx,
  { url, job }: { url: URL; job: Translated | null },
): Promise<PageMeta> {
  const locale = localeOf(url.pathname);
  const t = translate(careerStrings, locale);
  const { name } = await getShopSettings(ctx);
  return {
    title: job ? t('status.title', { job: job[locale] }) : t('withdrawn.title'),
    siteName: name,
    description: t('promise'),
    canonical: new URL(inLocale(hrefs.careers(), locale), url.origin).href,
    robots: 'noindex',
  };
}

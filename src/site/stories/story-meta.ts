import { z } from 'zod';
import type { ShopSettings } from '#src/domain/settings/index.ts';
import type { LocaleCode } from '#src/lib/locales.ts';
import { limitedLanguages } from '#src/lib/site-languages.ts';
import type { PageMeta } from '#src/site/kit/page-meta.ts';
import siteStrings from '#src/site/kit/words.json' with { type: 'json' };
import { translate } from '#src/web/words/translate.ts';
import { text } from './fields.ts';
import type { PageRequest } from './page-request.ts';

const metadataSchema = z.object({ seo_title: text, seo_description: text, robots: text });

function defaultTitle({ city, region }: ShopSettings['address'], locale: LocaleCode): string {
  const t = translate(siteStrings, locale);
  return city === '' ? t('defaultTitle.anywhere') : t('defaultTitle', { city, region });
}

/** A story's own title and description; the shop's defaults if it has none. */
export function metaOf(
  story: { content: object },
  {
    page,
    shop,
  }: {
    page: Pick<PageRequest, 'url' | 'locale'>;
    shop: Pick<ShopSettings, 'name' | 'address' | 'languages'>;
  },
): PageMeta {
  const { name, address, languages } = shop;
  const t = translate(siteStrings, page.locale);
  const {
    seo_title: title,
    seo_description: description,
    robots,
  } = metadataSchema.parse(story.content);
  return {
    title: title || defaultTitle(address, page.locale),
    description: description || t('description', { name }),
    siteName: name,
    ...limitedLanguages(languages),
    canonical: new URL(page.url.pathname, page.url.origin).href,
    ...(robots === '' ? {} : { robots }),
  };
}

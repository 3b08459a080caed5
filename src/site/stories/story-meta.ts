import { z } from 'zod';
import type { ShopSettings } from '#src/domain/settings/index.ts';
import type { LocaleCode } from '#src/lib/locales.ts';
import { limitedLanguages } from '#src/lib/site-languages.ts';
import type { PageMeta } from '#src/site/kit/page-meta.ts';
import { pictureLookOf } from '#src/site/kit/page-picture.ts';
import { shopDescription } from '#src/site/kit/shop-description.ts';
import siteStrings from '#src/site/kit/words.json' with { type: 'json' };
import { translate } from '#src/web/words/translate.ts';
import { text } from './fields.ts';
import type { PageRequest } from './page-request.ts';

const metadataSchema = z.object({ seo_title: text, seo_description: text, robots: text });

type Shop = Pick<ShopSettings, 'name' | 'address' | 'brand' | 'combinedYears' | 'languages'>;

function defaultTitle({ address, brand }: Shop, locale: LocaleCode): string {
  const t = translate(siteStrings, locale);
  const { city, region } = address;
  if (brand.tagline[locale]) return brand.tagline[locale];
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
    shop: Shop;
  },
): PageMeta {
  const { name, languages } = shop;
  const {
    seo_title: title,
    seo_description: description,
    robots,
  } = metadataSchema.parse(story.content);
  return {
    title: title || defaultTitle(shop, page.locale),
    description: description || shopDescription(shop, page.locale),
    siteName: name,
    pictureLook: pictureLookOf(shop),
    ...limitedLanguages(languages),
    canonical: new URL(page.url.pathname, page.url.origin).href,
    ...(robots === '' ? {} : { robots }),
  };
}

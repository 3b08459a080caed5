import { data } from 'react-router';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { addressLines, formatPhone } from '#src/domain/settings/index.ts';
import { inLocale } from '#src/lib/locales.ts';
import { zoneName } from '#src/lib/zone-name.ts';
import type { PageMeta } from '#src/site/kit/page-meta.ts';
import { localeOf } from '#src/web/page/locale-of.ts';
import { translate } from '#src/web/words/translate.ts';
import type { ShopWords } from './time-view.server.ts';
import appointmentStrings from './words.json' with { type: 'json' };

/** What every page behind a letter's link has. */
export type LinkData<Link> = {
  /** Null for a forged, used or expired link. */
  link: Link | null;
  shop: { address: string[]; phone: { number: string; text: string } };
  meta: PageMeta;
};

/** Reads what a link is for. An invalid one still gets a page that says what to do (404, 410). */
export async function loadLink<Link>(
  ctx: Ctx,
  url: URL,
  read: (words: ShopWords) => Promise<Link>,
) {
  const shop = await getShopSettings(ctx);
  const words = { shop, locale: localeOf(url.pathname) };
  const about = { shop: contactOf(words), meta: metaOf(words, url) };
  try {
    return data<LinkData<Link>>({ ...about, link: await read(words) });
  } catch (error) {
    return data<LinkData<Link>>({ ...about, link: null }, { status: missingStatus(error) });
  }
}

function missingStatus(error: unknown): number {
  const code = error instanceof DomainError ? error.code : null;
  if (code === 'not-found') return 404;
  if (code === 'gone') return 410;
  throw error;
}

function contactOf({ shop }: ShopWords) {
  const { address, phone } = shop;
  return {
    address: addressLines(address),
    phone: { number: phone, text: formatPhone(phone) },
  };
}

/** Not indexed; the canonical URL contains no secret. */
function metaOf({ shop, locale }: ShopWords, url: URL): PageMeta {
  const t = translate(appointmentStrings, locale);
  return {
    title: t('manage.title'),
    siteName: shop.name,
    description: t('zone', { zone: zoneName(shop.timeZone, locale) }),
    canonical: new URL(inLocale('/appointment', locale), url.origin).href,
    robots: 'noindex',
  };
}

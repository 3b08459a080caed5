import { createHash } from 'node:crypto';
import { sanitizeBannerHtml } from '#src/domain/content/index.server.ts';
import type { Ctx, Locale } from '#src/domain/context.ts';
import { getShopSettings, shopToday } from '#src/domain/settings/index.server.ts';
import {
  addressLines,
  embedsOf,
  formatPhone,
  hoursLines,
  type ShopSettings,
} from '#src/domain/settings/index.ts';
import type { LinkedDataValue } from '#src/lib/linked-data.ts';
import { oncePer } from '#src/lib/once-per.ts';
import { calloutBannerSchema } from '#src/site/bloks/callout-banner/schema.ts';
import type { SiteFrameData } from '#src/site/kit/site-frame-data.ts';
import { businessData } from '#src/site/stories/global/business-data.ts';
import { globalSchema } from '#src/site/stories/global/schema.ts';
import { linksInLocale } from '#src/site/stories/links-in-locale.ts';
import { shownColumns } from './footer-columns.server.ts';

const empty = { component: 'global' };

/** The frame of every page: its story and the shop's settings. Without the story the links are missing. */
export async function loadSiteFrame(ctx: Ctx, locale: Locale): Promise<Framed> {
  const [story, settings, today] = await Promise.all([
    ctx.content.getStory('site/global', { locale }),
    getShopSettings(ctx),
    shopToday(ctx),
  ]);
  const { frame, banner } = readFrame(story?.content ?? empty);
  return {
    banner: closableBanner(linksInLocale(banner, locale)),
    mainLinks: frame.main_navigation,
    footerColumns: await shownColumns(ctx, frame.footer_columns, locale),
    social: frame.social_links.map(({ network, url }) => ({ label: network, url: url.url })),
    shop: contactOf(settings, locale),
    tagline: settings.brand.tagline[locale],
    footerLine: settings.brand.footerLine[locale] ?? '',
    years: settings.brand.copyrightYears || String(today.year),
    embeds: embedsOf(settings.integrations),
    languages: settings.languages.on,
    origin: ctx.origin,
    business: businessData(settings, ctx.origin),
  };
}

/** Another text has another key, so what is new is shown again. */
function closableBanner(html: string): SiteFrameData['banner'] {
  if (html === '') return null;
  return { html, key: createHash('sha256').update(html).digest('base64url').slice(0, 6) };
}

const readFrame = oncePer((content: object) => {
  const frame = globalSchema.parse(content);
  const banner = calloutBannerSchema.safeParse(frame.callout_banner[0]);
  return { frame, banner: banner.success ? sanitizeBannerHtml(banner.data.html) : '' };
});

type Framed = SiteFrameData & {
  /** The shop as structured data (schema.org). */
  business: LinkedDataValue;
};

function contactOf(settings: ShopSettings, locale: Locale): SiteFrameData['shop'] {
  return {
    name: settings.name,
    phone: settings.phone,
    phoneText: formatPhone(settings.phone),
    addressLines: addressLines(settings.address),
    state: settings.address.region,
    hoursLines: hoursLines(settings, locale),
  };
}

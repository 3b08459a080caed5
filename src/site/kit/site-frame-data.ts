import type { EmbedName } from '#src/lib/embeds.ts';
import type { LocaleCode } from '#src/lib/locales.ts';

/** What every page shows around itself. Loaded by load-site-frame.server.ts. */
export type SiteFrameData = {
  /** The callout banner; null if there is none. */
  banner: FrameBanner | null;
  mainLinks: FrameLink[];
  footerColumns: { title: string; links: FrameLink[] }[];
  social: FrameLink[];
  shop: ShopContact;
  /** What the shop promises, below its name. */
  tagline: string | undefined;
  /** What the shop says at the foot of every page; '' for nothing. */
  footerLine: string;
  /** Of the copyright, "2021". */
  years: string;
  /** Third-party content that the shop has set up. */
  embeds: EmbedName[];
  /** The languages that visitors can switch between. */
  languages: readonly LocaleCode[];
  /** The site's origin, which precedes every path in structured data. */
  origin: string;
};

export type FrameBanner = {
  /** Reduced to the allow-list. */
  html: string;
  /** Names its text on a device where a visitor has closed it; null if it cannot be closed. */
  key: string | null;
};

export type FrameLink = { label: string; url: string };

export type ShopContact = {
  name: string;
  /** E.164, for `tel:`; '' if unknown, and so are the others. */
  phone: string;
  /** "(480) 777-7700". */
  phoneText: string;
  addressLines: string[];
  /** The state's two letters, for what only its law says. */
  state: string;
  hoursLines: string[];
};

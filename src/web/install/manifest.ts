import type { Locale } from '#src/domain/context.ts';
import { entryOf, inLocale, isoOf } from '#src/lib/locales.ts';
import type { BrandLook } from '#src/web/brand/brand-look.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { translate } from '#src/web/words/translate.ts';
import { iconSizes, iconUrl } from './app-pictures.ts';
import pwaStrings from './words.json' with { type: 'json' };

export function manifestUrl(locale: Locale): string {
  return inLocale('/manifest.webmanifest', locale);
}

type ManifestOf = {
  look: BrandLook;
  /** The shop in a sentence. */
  description: string;
  locale: Locale;
};

/**
 * The web app manifest. An installed site opens at `/?standalone=true`; both languages are one app (the same `id`),
 * so nobody has it twice.
 */
export function makeManifest({ look, description, locale }: ManifestOf) {
  const t = translate(pwaStrings, locale);
  const shortcut = (name: string, path: string) => ({ name, url: inLocale(path, locale) });
  return {
    id: '/',
    name: look.name,
    short_name: look.shortName,
    description,
    lang: isoOf(locale),
    dir: entryOf(locale).dir,
    start_url: inLocale('/?standalone=true', locale),
    scope: '/',
    display: 'standalone',
    background_color: look.theme.light,
    theme_color: look.theme.light,
    categories: ['automotive', 'shopping'],
    icons: iconSizes.map((size) => ({
      src: iconUrl(size, look.icons),
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
    shortcuts: [
      shortcut(t('shortcut.build'), hrefs.build()),
      shortcut(t('shortcut.appointment'), hrefs.appointment()),
      shortcut(t('shortcut.gallery'), hrefs.gallery()),
      shortcut(t('shortcut.contact'), hrefs.contact()),
    ],
  };
}

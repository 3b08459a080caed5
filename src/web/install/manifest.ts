import type { Locale } from '#src/domain/context.ts';
import { entryOf, inLocale, isoOf } from '#src/lib/locales.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { translate } from '#src/web/words/translate.ts';
import { iconSizes, iconUrl } from './app-pictures.ts';
import pwaStrings from './words.json' with { type: 'json' };

/** The background color of `tokens.css`, in the form that browsers and manifests need. */
export const themeColors = { light: '#f9f4eb', dark: '#15110e' } as const;

export function manifestUrl(locale: Locale): string {
  return inLocale('/manifest.webmanifest', locale);
}

/**
 * The web app manifest. An installed site opens at `/?standalone=true`; both languages are one app (the same `id`),
 * so nobody has it twice.
 */
export function makeManifest({ shopName, locale }: { shopName: string; locale: Locale }) {
  const t = translate(pwaStrings, locale);
  const shortcut = (name: string, path: string) => ({ name, url: inLocale(path, locale) });
  return {
    id: '/',
    name: shopName,
    short_name: t('shortName'),
    description: translate(pwaStrings, locale)('description', { name: shopName }),
    lang: isoOf(locale),
    dir: entryOf(locale).dir,
    start_url: inLocale('/?standalone=true', locale),
    scope: '/',
    display: 'standalone',
    background_color: themeColors.light,
    theme_color: themeColors.light,
    categories: ['automotive', 'shopping'],
    icons: iconSizes.map((size) => ({
      src: iconUrl(size),
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

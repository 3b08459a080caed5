import type { Locale } from '#src/domain/context.ts';
import { useBrand } from '#src/web/brand/brand-look.ts';
import { iconUrl, splashMedia, splashScreens, splashUrl } from './app-pictures.ts';
import { manifestUrl } from './manifest.ts';

const touchIcons = [120, 152, 192] as const;

/** What a browser needs to install the site. Nothing of it is loaded before that. */
export function InstallTags({ locale }: { locale: Locale }) {
  const { theme, shortName, icons } = useBrand();
  return (
    <>
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={theme.light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={theme.dark} />
      <meta name="mobile-web-app-capable" content="yes" />
      <meta name="apple-mobile-web-app-title" content={shortName} />
      <link rel="manifest" href={manifestUrl(locale)} />
      {touchIcons.map((size) => (
        <link
          key={size}
          rel="apple-touch-icon"
          sizes={`${size}x${size}`}
          href={iconUrl(size, icons)}
        />
      ))}
      {splashScreens.map((screen) => (
        <link
          key={splashUrl(screen, icons)}
          rel="apple-touch-startup-image"
          media={splashMedia(screen)}
          href={splashUrl(screen, icons)}
        />
      ))}
    </>
  );
}

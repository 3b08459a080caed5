import errorStrings from '#src/app/strings/errors.json' with { type: 'json' };
import { inLocale } from '#src/lib/locales.ts';
import { localeOf } from './locale-of.ts';
import { translate } from './strings/translate.ts';

/**
 * Sent when showing the error page of a path itself has failed: it needs nothing, not even our style
 * sheet (and no inline style, which the security policy would refuse).
 */
export function lastResortPage(pathname: string): string {
  const locale = localeOf(pathname);
  const t = translate(errorStrings, locale);
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${t('generic')}</title>
</head>
<body>
<main>
<h1>${t('whileShowing')}</h1>
<p><a href="${inLocale('/', locale)}">${t('returnHome')}</a></p>
</main>
</body>
</html>
`;
}

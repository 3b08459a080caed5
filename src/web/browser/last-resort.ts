import { inLocale, type LocaleCode } from '#src/lib/locales.ts';
import errorStrings from '#src/web/errors/words.json' with { type: 'json' };
import { translate } from '#src/web/words/translate.ts';

type Words = { title: string; heading: string; text?: string };

/** Sent if rendering the error page of a path has failed too. */
export function lastResortPage(locale: LocaleCode): string {
  const t = translate(errorStrings, locale);
  return plainPage(locale, { title: t('generic'), heading: t('whileShowing') });
}

/** Refusals that happen before a page is rendered: what to say, and what to do. */
const explained = ['bad-address', 'unavailable', 'too-large', 'timeout', 'rate-limited'] as const;

/** What a browser shows if a form or a page was refused before the application saw it. */
export function refusalPage(locale: LocaleCode, code: string): string {
  const t = translate(errorStrings, locale);
  const kind = explained.find((one) => one === code);
  if (!kind) return plainPage(locale, { title: t('generic'), heading: t('generic') });
  const heading = t(`refused.${kind}.title`);
  return plainPage(locale, { title: heading, heading, text: t(`refused.${kind}.text`) });
}

/**
 * A page without dependencies, not even our style sheet (and without inline styles, which the security policy would
 * refuse).
 */
function plainPage(locale: LocaleCode, { title, heading, text }: Words): string {
  const t = translate(errorStrings, locale);
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
</head>
<body>
<main>
<h1>${heading}</h1>${text ? `\n<p>${text}</p>` : ''}
<p><a href="${inLocale('/', locale)}">${t('returnHome')}</a></p>
</main>
</body>
</html>
`;
}

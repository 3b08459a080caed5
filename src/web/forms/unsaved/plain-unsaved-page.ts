import { escapeHtml } from '#src/lib/escape-html.ts';
import type { LocaleCode } from '#src/lib/locales.ts';
import errorStrings from '#src/web/errors/words.json' with { type: 'json' };
import { translate } from '#src/web/words/translate.ts';
import { isTyped, type Unsaved } from './unsaved.ts';

/**
 * A form that the database could not store, with what was typed, so it can be sent again. Nothing else of the site
 * can be loaded, so it has no style sheet and no frame. Files are not included.
 */
export function plainUnsavedPage(
  { unsaved: { path, fields } }: Unsaved,
  locale: LocaleCode,
): string {
  const t = translate(errorStrings, locale);
  const hidden = fields.map(
    ([name, value]) =>
      `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  const typed = fields
    .filter(isTyped)
    .map(([, value]) => `<li><pre>${escapeHtml(value)}</pre></li>`);
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${t('away.title')}</title>
</head>
<body>
<main>
<h1>${t('away.title')}</h1>
<p role="alert">${t('away.text')}</p>
<form method="post" action="${escapeHtml(path)}">
${hidden.join('\n')}
<button>${t('unsaved.again')}</button>
</form>
<h2>${t('unsaved.typed')}</h2>
<ul>
${typed.join('\n')}
</ul>
</main>
</body>
</html>
`;
}

import type { Locale } from '#src/domain/context.ts';
import { escapeHtml } from '#src/lib/escape-html.ts';
import { translate } from '#src/web/words/translate.ts';
import closedStrings from './closed-words.json' with { type: 'json' };

/** In place of the shop's banner, for the staff: nobody else sees the site yet, and where to open it. */
export function closedBanner(locale: Locale): string {
  const t = translate(closedStrings, locale);
  return `${escapeHtml(t('closed'))} <a href="/admin/setup">${escapeHtml(t('closed.link'))}</a>`;
}

import type { Locale } from '#src/domain/context.ts';
import { type OpenStatus, shortTime } from '#src/domain/settings/index.ts';
import { formatDate } from '#src/web/words/format-date.ts';
import { translate } from '#src/web/words/translate.ts';
import contactStrings from '../words.json' with { type: 'json' };

/** "Open now, until 6pm", "Closed, opens Monday at 8am". */
export function openText(status: OpenStatus, locale: Locale): { isOpen: boolean; text: string } {
  const t = translate(contactStrings, locale);
  if (status.isOpen) return { isOpen: true, text: t('open', { time: shortTime(status.closes) }) };
  if (status.next === null) return { isOpen: false, text: t('closedLong') };
  const { opens, ...next } = status.next;
  const values = { day: dayText(next, locale), time: shortTime(opens) };
  return { isOpen: false, text: t('closed', values) };
}

/** "today", "tomorrow", "Monday"; later days with their date. */
export function dayText(
  { date, daysAhead }: { date: string; daysAhead: number },
  locale: Locale,
): string {
  const t = translate(contactStrings, locale);
  if (daysAhead === 0) return t('today');
  if (daysAhead === 1) return t('tomorrow');
  const style = daysAhead < 7 ? 'weekday' : 'weekdayAndDate';
  return t('onDay', { day: formatDate(date, { locale, style }) });
}

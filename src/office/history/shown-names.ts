import type { AuditLine } from '#src/domain/audit/index.server.ts';
import type { Locale } from '#src/domain/context.ts';
import { unnamed } from '#src/domain/personal-data/index.ts';
import { formatDate } from '#src/web/words/format-date.ts';
import type { Translate } from '#src/web/words/translate.ts';
import historyStrings from './words.json' with { type: 'json' };

type Key = keyof typeof historyStrings;
type Words = { t: Translate<Key>; locale: Locale };

/**
 * What it was done to. Rates are called by their first day, goods by their kind; somebody whose data was erased has no
 * name left.
 */
export function whatItWas(
  { subjectKind, subjectName }: Pick<AuditLine, 'subjectKind' | 'subjectName'>,
  { t, locale }: Words,
): string {
  const goods = `goods.${subjectName}`;
  if (subjectKind === 'catalog' && isKey(goods)) return t(goods);
  if (subjectKind === 'rates') {
    return t('subject.rates', { date: formatDate(subjectName, { locale }) });
  }
  if (subjectName !== unnamed) return subjectName;
  return subjectKind === 'person-data' ? t('subject.person') : t('subject.erased');
}

function isKey(text: string): text is Key {
  return text in historyStrings;
}

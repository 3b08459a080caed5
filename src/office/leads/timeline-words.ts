import type { Locale } from '#src/domain/context.ts';
import type { TimelineItem } from '#src/domain/leads/index.server.ts';
import { callOutcomes, deskStages, inquiryKinds } from '#src/domain/leads/index.ts';
import { dateFormat } from '#src/lib/date-format.ts';
import { isoOf } from '#src/lib/locales.ts';
import type { Translate } from '#src/web/words/translate.ts';
import type deskStrings from './desk-words.json';
import type leadStrings from './words.json';

type Words = {
  t: Translate<keyof typeof deskStrings>;
  words: Translate<keyof typeof leadStrings>;
  locale: Locale;
  /** The shop's time zone. */
  timeZone: string;
  /** For a mail: its id, if there is one. */
  subject: string;
};

/** An event in one sentence. `detail` is what its function recorded; older events have less of it. */
export function timelineWords(item: TimelineItem, all: Words): string {
  const { t, words, subject } = all;
  const { kind, detail } = item;
  const stageOf = (value: unknown) => {
    const stage = deskStages.find((one) => one === value);
    return stage ? words(`stage.${stage}`) : '';
  };
  switch (kind) {
    case 'asked':
      return inquiryWords(item, all);
    case 'call': {
      const outcome = callOutcomes.find((one) => one === detail.outcome) ?? 'reached';
      return t(`t.call.${outcome}`);
    }
    case 'reply':
      return t('t.reply', { subject: printValue(detail.subject) || subject });
    case 'mail':
      return t('t.mail', { subject });
    case 'stage':
      return t('t.stage', { before: stageOf(detail.before), stage: stageOf(detail.stage) });
    case 'assign':
      return detail.to ? t('t.assign', { to: printValue(detail.to) }) : t('t.assign.nobody');
    case 'booked':
    case 'cancelled':
      return t(`t.${kind}`, visitWords(detail, all));
    default:
      return t(`t.${kind}`);
  }
}

function inquiryWords({ detail }: TimelineItem, { t }: Words): string {
  const kind = inquiryKinds.find((one) => one === detail.kind) ?? 'message';
  const about = printValue(detail.about);
  return t(`t.asked.${kind}`, { about, number: printValue(detail.number) });
}

function visitWords(
  { service, startsAt }: TimelineItem['detail'],
  { locale, timeZone }: Pick<Words, 'locale' | 'timeZone'>,
) {
  const day = dateFormat(isoOf(locale), {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).format(new Date(printValue(startsAt)));
  const names = service as Partial<Record<Locale, string>> | undefined;
  return { service: names?.[locale] ?? '', day };
}

function printValue(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

import type { LetterData } from '#src/domain/mail/index.ts';
import { formatShopDay, timeOf } from '#src/web/words/format-shop-time.ts';
import {
  LetterButton,
  LetterFrame,
  type LetterSetting,
  letterWords,
  Paragraph,
} from './letter-frame.tsx';
import { visitWords } from './visit-words.ts';

type AppointmentNewsProps = { data: LetterData<'appointment-news'>; setting: LetterSetting };

/** To the shop: what a customer booked, rescheduled or canceled. */
export function AppointmentNews({ data, setting }: AppointmentNewsProps) {
  const t = letterWords(setting.locale);
  const clock = { timeZone: data.timeZone, locale: setting.locale };
  const words = {
    ...visitWords(data, setting),
    hours: Number((data.minutes / 60).toFixed(2)),
    oldDate: data.oldStartsAt ? formatShopDay(data.oldStartsAt, clock) : '',
    oldTime: data.oldStartsAt ? timeOf(data.oldStartsAt, clock) : '',
  };
  const title = newsSubject(data, setting);
  return (
    <LetterFrame {...setting} preview={title} title={title}>
      <Paragraph>{t(`news.${data.change}`, words)}</Paragraph>
      {data.change !== 'cancelled' && <Paragraph>{t('visit.when', words)}</Paragraph>}
      <LetterButton href={data.calendarUrl}>{t('news.button')}</LetterButton>
    </LetterFrame>
  );
}

export function newsSubject(
  data: LetterData<'appointment-news'>,
  setting: Pick<LetterSetting, 'locale'>,
): string {
  return letterWords(setting.locale)(`news.subject.${data.change}`, visitWords(data, setting));
}

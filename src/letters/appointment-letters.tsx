import type { LetterData } from '#src/domain/mail/index.ts';
import { formatShopDay, momentOf, timeOf } from '#src/web/words/format-shop-time.ts';
import {
  LetterButton,
  LetterFrame,
  type LetterSetting,
  letterWords,
  Paragraph,
  QuietLink,
} from './letter-frame.tsx';
import { type VisitData, visitWords } from './visit-words.ts';

type LetterProps<Data> = { data: Data; setting: LetterSetting };

/** What is done when, and when the truck is ready: in every letter about an upcoming visit. */
function VisitLines({ data, setting }: LetterProps<VisitData>) {
  const t = letterWords(setting.locale);
  const words = visitWords(data, setting);
  return (
    <>
      <Paragraph>{t('visit.when', words)}</Paragraph>
      <Paragraph>
        {t(data.mode === 'wait' ? 'visit.wait' : 'visit.drop')}{' '}
        {t('visit.readyBy', { date: words.readyDate, time: words.readyTime })}
      </Paragraph>
    </>
  );
}

/** To the customer who booked: when, what to bring, and links to reschedule or add it to a calendar. */
export function AppointmentBooked({
  data,
  setting,
}: LetterProps<LetterData<'appointment-booked'>>) {
  const t = letterWords(setting.locale);
  const words = visitWords(data, setting);
  return (
    <LetterFrame {...setting} preview={t('booked.preview', words)} title={t('booked.title', words)}>
      <VisitLines data={data} setting={setting} />
      <Paragraph>{t('booked.bring')}</Paragraph>
      <Paragraph>{t('booked.promise')}</Paragraph>
      <LetterButton href={data.calendarUrl}>{t('visit.calendar')}</LetterButton>
      <QuietLink href={data.manageUrl}>{t('visit.manage')}</QuietLink>
    </LetterFrame>
  );
}

/** To the customer whose appointment was rescheduled, by either side. */
export function AppointmentMoved({ data, setting }: LetterProps<LetterData<'appointment-moved'>>) {
  const t = letterWords(setting.locale);
  const clock = { timeZone: data.timeZone, locale: setting.locale };
  const words = {
    ...visitWords(data, setting),
    oldDate: formatShopDay(data.oldStartsAt, clock),
    oldTime: timeOf(data.oldStartsAt, clock),
  };
  return (
    <LetterFrame {...setting} preview={t('moved.preview', words)} title={t('moved.title', words)}>
      <VisitLines data={data} setting={setting} />
      <Paragraph>{t('moved.old', words)}</Paragraph>
      <Paragraph>{t('moved.calendar')}</Paragraph>
      <LetterButton href={data.calendarUrl}>{t('visit.calendar')}</LetterButton>
      <QuietLink href={data.manageUrl}>{t('visit.manage')}</QuietLink>
    </LetterFrame>
  );
}

/** To the customer whose appointment was canceled, by either side. */
export function AppointmentCancelled({
  data,
  setting,
}: LetterProps<LetterData<'appointment-cancelled'>>) {
  const t = letterWords(setting.locale);
  const words = visitWords(data, setting);
  return (
    <LetterFrame {...setting} preview={t('cancelled.preview')} title={t('cancelled.title', words)}>
      <Paragraph>{t('cancelled.text', words)}</Paragraph>
      <Paragraph>{t('cancelled.reply')}</Paragraph>
      <LetterButton href={data.scheduleUrl}>{t('cancelled.button')}</LetterButton>
    </LetterFrame>
  );
}

/** To the customer, on the day before. */
export function AppointmentReminder({
  data,
  setting,
}: LetterProps<LetterData<'appointment-reminder'>>) {
  const t = letterWords(setting.locale);
  const words = visitWords(data, setting);
  return (
    <LetterFrame
      {...setting}
      preview={t('booked.preview', words)}
      title={t('appointment-reminder.title', words)}
    >
      <Paragraph>{t('appointment-reminder.text', words)}</Paragraph>
      <Paragraph>{t('appointment-reminder.bring')}</Paragraph>
      <LetterButton href={data.manageUrl}>{t('visit.manage')}</LetterButton>
    </LetterFrame>
  );
}

/** To the first person on the waiting list: a time that is held for them for a limited period. */
export function FreedTime({ data, setting }: LetterProps<LetterData<'freed-time'>>) {
  const t = letterWords(setting.locale);
  const until = momentOf(data.heldUntil, { timeZone: data.timeZone, locale: setting.locale });
  return (
    <LetterFrame
      {...setting}
      preview={t('freed.preview', { until })}
      title={t('freed.title', { name: data.name })}
    >
      <VisitLines data={data} setting={setting} />
      <Paragraph>{t('freed.until', { until })}</Paragraph>
      {data.hasAppointment && <Paragraph>{t('freed.stays')}</Paragraph>}
      <LetterButton href={data.acceptUrl}>{t('freed.button')}</LetterButton>
      <QuietLink href={data.leaveUrl}>{t('freed.leave')}</QuietLink>
    </LetterFrame>
  );
}

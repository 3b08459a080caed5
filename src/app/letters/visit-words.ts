import type { LetterData } from '#src/domain/mail/index.ts';
import { type LetterSetting, letterWords } from './letter-frame.tsx';

type Visit = LetterData<'appointment-reminder'>;
export type VisitData = Omit<Visit, 'manageUrl'>;

/** What the letters of an appointment say with: days and times by the clock of the shop. */
export function visitWords(
  { name, service, truck, startsAt, readyBy, timeZone }: VisitData,
  { locale }: Pick<LetterSetting, 'locale'>,
) {
  const t = letterWords(locale);
  const clock = { timeZone, locale };
  return {
    name,
    service,
    truck,
    date: dayOf(startsAt, clock),
    time: timeOf(startsAt, clock),
    readyBy: momentOf(readyBy, clock),
    readyDate: dayOf(readyBy, clock),
    readyTime: timeOf(readyBy, clock),
    zone: t('visit.zone'),
  };
}

export type ShopClock = { timeZone: string; locale: LetterSetting['locale'] };

/** "Monday, November 23" */
export function dayOf(instant: string, clock: ShopClock): string {
  return format(instant, clock, { weekday: 'long', month: 'long', day: 'numeric' });
}

/** "8:30 AM" */
export function timeOf(instant: string, clock: ShopClock): string {
  return format(instant, clock, { hour: 'numeric', minute: '2-digit' });
}

/** "Mon, Nov 23, 4:00 PM" */
export function momentOf(instant: string, clock: ShopClock): string {
  const day = { weekday: 'short', month: 'short', day: 'numeric' } as const;
  return format(instant, clock, { ...day, hour: 'numeric', minute: '2-digit' });
}

function format(
  instant: string,
  { timeZone, locale }: ShopClock,
  options: Intl.DateTimeFormatOptions,
): string {
  const language = locale === 'es' ? 'es-US' : 'en-US';
  return new Intl.DateTimeFormat(language, { ...options, timeZone }).format(new Date(instant));
}

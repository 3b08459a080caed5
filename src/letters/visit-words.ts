import type { LetterData } from '#src/domain/mail/index.ts';
import { zoneName } from '#src/lib/zone-name.ts';
import { formatShopDay, momentOf, timeOf } from '#src/web/words/format-shop-time.ts';
import type { LetterSetting } from './letter-frame.tsx';

type Visit = LetterData<'appointment-reminder'>;
export type VisitData = Omit<Visit, 'manageUrl'>;

/** What the letters of an appointment say with: days and times by the clock of the shop. */
export function visitWords(
  { name, service, truck, startsAt, readyBy, timeZone }: VisitData,
  { locale }: Pick<LetterSetting, 'locale'>,
) {
  const clock = { timeZone, locale };
  return {
    name,
    service,
    truck,
    date: formatShopDay(startsAt, clock),
    time: timeOf(startsAt, clock),
    readyBy: momentOf(readyBy, clock),
    readyDate: formatShopDay(readyBy, clock),
    readyTime: timeOf(readyBy, clock),
    zone: zoneName(timeZone, locale),
  };
}

import type { LetterData } from '#src/domain/mail/index.ts';
import { zoneName } from '#src/lib/zone-name.ts';
import { formatShopDay, momentOf, timeOf } from '#src/web/words/format-shop-time.ts';
import type { LetterSetting } from './letter-frame.tsx';

type Visit = LetterData<'appointment-reminder'>;
export type VisitData = Omit<Visit, 'manageUrl'>;

/** The words of appointment letters: days and times in the shop's time zone. */
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

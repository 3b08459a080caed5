import type { Clash } from '#src/domain/appointments/index.ts';
import type { Locale } from '#src/domain/context.ts';
import { translate } from '#src/web/words/translate.ts';
import type { Place } from './boards.ts';
import { clockTime, dayAndTime } from './clock-words.ts';
import calendarStrings from './words.json' with { type: 'json' };

type Shown = { places: readonly Place[]; timeZone: string; locale: Locale };

/** "That does not fit. Bay 2: Ruben, Wed, Nov 25, 10:00 AM to 2:00 PM." */
export function clashWords(clashes: readonly Clash[], { places, ...clock }: Shown): string {
  const t = translate(calendarStrings, clock.locale);
  const lines = clashLines(clashes, { places, ...clock });
  return lines.length === 0 ? t('clash.taken') : t('clash.lines', { lines: lines.join('; ') });
}

/** "Bay 2: Ruben, Wed, Nov 25, 10:00 AM to 2:00 PM", for each of them. */
export function clashLines(clashes: readonly Clash[], { places, ...clock }: Shown): string[] {
  const t = translate(calendarStrings, clock.locale);
  return clashes.map(({ resource, by }) => {
    const name = places.find(({ id }) => id === resource)?.name ?? resource;
    if (!by) return t('clash.away', { name });
    const who = by.kind === 'hold' ? t('clash.hold') : by.name;
    return t('clash.by', { name, who, from: dayAndTime(by.from, clock), to: endOf(by, clock) });
  });
}

type Clock = Parameters<typeof clockTime>[1];

function endOf({ from, to }: { from: string; to: string }, clock: Clock): string {
  const isShort = Date.parse(to) - Date.parse(from) < 12 * 3_600_000;
  return isShort ? clockTime(to, clock) : dayAndTime(to, clock);
}

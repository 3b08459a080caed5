import type { Clash } from '#src/domain/appointments/index.ts';
import type { Place } from './boards.ts';
import { clockTime, dayAndTime } from './clock-words.ts';

type Shown = { places: readonly Place[]; timeZone: string };

/** "That does not fit. Bay 2: Ruben, Wed, Nov 25, 10:00 AM to 2:00 PM." */
export function clashWords(clashes: readonly Clash[], { places, timeZone }: Shown): string {
  const clock = { locale: 'en' as const, timeZone };
  const lines = clashes.map(({ resource, by }) => {
    const name = places.find(({ id }) => id === resource)?.name ?? resource;
    if (!by) return `${name}: not at work then`;
    const what = by.kind === 'hold' ? 'somebody who is booking now' : by.name;
    return `${name}: ${what}, ${dayAndTime(by.from, clock)} to ${endOf(by, clock)}`;
  });
  return lines.length === 0
    ? 'That does not fit: somebody else has the time'
    : `That does not fit. ${lines.join('; ')}`;
}

type Clock = Parameters<typeof clockTime>[1];

function endOf({ from, to }: { from: string; to: string }, clock: Clock): string {
  const isShort = Date.parse(to) - Date.parse(from) < 12 * 3_600_000;
  return isShort ? clockTime(to, clock) : dayAndTime(to, clock);
}

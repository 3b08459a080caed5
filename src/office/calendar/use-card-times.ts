import { formatDate } from '#src/web/words/format-date.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import type { BoardPiece } from './boards.ts';
import { clockTime, dateIn, dayAndTime, hoursOf } from './clock-words.ts';
import calendarStrings from './words.json' with { type: 'json' };

/**
 * The words for a card's times, each made when it is asked for. `when`: "11:00 AM, 2 h, ready 1:00 PM", with days only
 * for what began before the board's days or is ready after them; `whole`: "Tue, Nov 24, 11:00 AM, 2 h, ready Tue,
 * Nov 24, 1:00 PM".
 */
export function useCardTimes(
  card: BoardPiece,
  timeZone: string,
): { when(): string; whole(): string } {
  const t = useStrings(calendarStrings);
  const locale = useLocale();
  const clock = { locale, timeZone };
  const { kind, startsAt, readyBy, minutes, cameBefore, readyLater } = card;
  const inWords = (start: string, ready: string) => {
    const hours = minutes === null ? [] : [t('board.hours', { hours: hoursOf(minutes) })];
    return [start, ...hours, t(kind === 'block' ? 'until' : 'ready', { time: ready })].join(', ');
  };
  return {
    when() {
      const day = () => formatDate(dateIn(startsAt, timeZone), { locale, style: 'short' });
      const start = cameBefore ? t('since', { time: day() }) : clockTime(startsAt, clock);
      return inWords(start, (readyLater ? dayAndTime : clockTime)(readyBy, clock));
    },
    whole: () => inWords(dayAndTime(startsAt, clock), dayAndTime(readyBy, clock)),
  };
}

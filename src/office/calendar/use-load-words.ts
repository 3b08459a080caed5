import { useStrings } from '#src/web/words/use-strings.ts';
import type { Load } from './boards.ts';
import { hoursOf } from './clock-words.ts';
import calendarStrings from './words.json' with { type: 'json' };

/** The words for how full a day is. */
export function useLoadWords() {
  const t = useStrings(calendarStrings);
  const ofHours = ({ booked, available }: Load) =>
    t('load.of', { booked: hoursOf(booked), available: hoursOf(available) });
  return {
    /** "31 of 42 h" */
    ofHours,
    /** "5.5 h", "free", "off"; "9 of 8.5 h" if it is too much. */
    short(load: Load): string {
      if (isOver(load)) return ofHours(load);
      if (load.available === 0) return t('load.off');
      return load.booked === 0 ? t('load.free') : t('board.hours', { hours: hoursOf(load.booked) });
    },
    isOver,
    /** Hundredths that are booked. */
    share: ({ booked, available }: Load) => (100 * booked) / Math.max(1, available, booked),
  };
}

function isOver({ booked, available }: Load): boolean {
  return booked > available;
}

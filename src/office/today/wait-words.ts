import { useStrings } from '#src/web/words/use-strings.ts';
import todayStrings from './words.json' with { type: 'json' };

/** "25 min", "3 h", "2 d": as precise as it matters. */
export function useWaitWords(): (minutes: number) => string {
  const t = useStrings(todayStrings);
  return (minutes) => {
    if (minutes < 60) return t('wait.minutes', { count: minutes });
    if (minutes < 48 * 60) return t('wait.hours', { count: Math.floor(minutes / 60) });
    return t('wait.days', { count: Math.floor(minutes / 1440) });
  };
}

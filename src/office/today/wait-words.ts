import { useStrings } from '#src/web/words/use-strings.ts';
import todayStrings from './words.json' with { type: 'json' };

/** "25 min", "2 h 10", "30 h": as precise as it matters. */
export function useWaitWords(): (minutes: number) => string {
  const t = useStrings(todayStrings);
  return (minutes) => {
    if (minutes < 60) return t('wait.minutes', { count: minutes });
    const hours = Math.floor(minutes / 60);
    const rest = minutes % 60;
    if (hours >= 10 || rest === 0) return t('wait.hours', { count: hours });
    return t('wait.exact', { count: hours, minutes: String(rest).padStart(2, '0') });
  };
}

/** Whole minutes from now until an instant, both in ISO 8601; negative if it is past. */
export function minutesUntil(at: string, now: string): number {
  return Math.floor((Date.parse(at) - Date.parse(now)) / 60_000);
}

/** A bar of the chart: a day, or a week if days would be too thin. */
export type Bar = { from: string; visitors: number };

const mostDays = 92;

/** @param days every day of the period in order */
export function barsOf(days: readonly { day: string; visitors: number }[]): Bar[] {
  const size = days.length > mostDays ? 7 : 1;
  const bars: Bar[] = [];
  // Counted from the last day, so that the newest bar is complete.
  for (let end = days.length; end > 0; end -= size) {
    const part = days.slice(Math.max(0, end - size), end);
    const visitors = part.reduce((sum, one) => sum + one.visitors, 0);
    bars.unshift({ from: part[0]?.day ?? '', visitors });
  }
  return bars;
}

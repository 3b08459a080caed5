/** How long ago something was, in the largest unit that fits: "3 hours ago". */
export function ageWords(language: string, minutes: number): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'always' });
  if (minutes < 60) return words.format(-minutes, 'minute');
  if (minutes < 48 * 60) return words.format(-Math.floor(minutes / 60), 'hour');
  return words.format(-Math.floor(minutes / 1440), 'day');
}

/** "2021–2023", or "2021–now" for a generation that is still built. */
export function yearsText([from, to]: readonly [number, number | null], now: string): string {
  if (to === null) return `${from}–${now}`;
  return from === to ? String(from) : `${from}–${to}`;
}

/** "2021" or "2021–2026". */
export function yearsText({ from, to }: { from: number; to: number }): string {
  return from === to ? String(from) : `${from}–${to}`;
}

import { isoOf } from '#src/lib/locales.ts';
import { useLocale } from '#src/web/words/use-strings.ts';

/** Writes counts and figures in the reader's language: "1,234", "−18". */
export function useFigure(): (figure: number) => string {
  const locale = useLocale();
  return (figure) => figure.toLocaleString(isoOf(locale)).replace('-', '−');
}

/** An offset with its sign: "+18", "−12", "0". */
export function signed(mm: number): string {
  if (mm === 0) return '0';
  return mm > 0 ? `+${mm}` : `−${-mm}`;
}

import { isoOf } from '#src/lib/locales.ts';
import { useLocale } from '#src/web/words/use-strings.ts';

/** Writes counts in the reader's language: "1,234". */
export function useFigure(): (figure: number) => string {
  const locale = useLocale();
  return (figure) => figure.toLocaleString(isoOf(locale));
}

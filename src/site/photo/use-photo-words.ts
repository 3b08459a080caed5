import { usFigure } from '#src/lib/us-figures.ts';
import commonStrings from '#src/web/words/common.json' with { type: 'json' };
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import photoStrings from './words.json' with { type: 'json' };

/** The words of the photo, and inches as the rest of the site says them. */
export function usePhotoWords() {
  const t = useStrings(photoStrings);
  const common = useStrings(commonStrings);
  const locale = useLocale();
  const figure = (value: number, decimals = 1) => {
    const factor = 10 ** decimals;
    return usFigure(String(Math.round(value * factor) / factor), locale);
  };
  const inches = (value: number) => common('inches', { value: figure(value) });
  return { t, common, figure, inches };
}

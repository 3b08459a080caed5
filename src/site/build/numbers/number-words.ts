import { useMemo } from 'react';
import type { Locale } from '#src/domain/context.ts';
import { type Translate, translate } from '#src/web/words/translate.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import type { BuildWords } from '../build-words.ts';
import buildStrings from '../words.json' with { type: 'json' };
import numberStrings from './words.json' with { type: 'json' };

export type NumberString = keyof typeof numberStrings;
export type NumberWords = { t: Translate<NumberString>; locale: Locale };

export function useNumberWords(): NumberWords {
  const t = useStrings(numberStrings);
  const locale = useLocale();
  return useMemo(() => ({ t, locale }), [t, locale]);
}

/** The build's own texts, for what the panel and the lists both say. */
export function numberBuildWords(locale: Locale): BuildWords {
  return { t: translate(buildStrings, locale), locale };
}

import { useMemo } from 'react';
import type { Locale } from '#src/domain/context.ts';
import type { Translate } from '#src/web/words/translate.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import buildStrings from './words.json' with { type: 'json' };

export type BuildString = keyof typeof buildStrings;
/** The build's texts and their language, for functions outside of components. */
export type BuildWords = { t: Translate<BuildString>; locale: Locale };

export function useBuildWords(): BuildWords {
  const t = useStrings(buildStrings);
  const locale = useLocale();
  return useMemo(() => ({ t, locale }), [t, locale]);
}

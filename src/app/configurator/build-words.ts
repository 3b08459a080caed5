import { useMemo } from 'react';
import buildStrings from '#src/app/strings/build.json' with { type: 'json' };
import type { Translate } from '#src/app/strings/translate.ts';
import { useLocale, useStrings } from '#src/app/strings/use-strings.ts';
import type { Locale } from '#src/domain/context.ts';

export type BuildString = keyof typeof buildStrings;
/** The build's texts and the language they are in, for functions outside of components. */
export type BuildWords = { t: Translate<BuildString>; locale: Locale };

export function useBuildWords(): BuildWords {
  const t = useStrings(buildStrings);
  const locale = useLocale();
  return useMemo(() => ({ t, locale }), [t, locale]);
}

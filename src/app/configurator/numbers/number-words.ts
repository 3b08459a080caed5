import { useMemo } from 'react';
import type { BuildWords } from '#src/app/configurator/build-words.ts';
import buildStrings from '#src/app/strings/build.json' with { type: 'json' };
import numberStrings from '#src/app/strings/numbers.json' with { type: 'json' };
import { type Translate, translate } from '#src/app/strings/translate.ts';
import { useLocale, useStrings } from '#src/app/strings/use-strings.ts';
import type { Locale } from '#src/domain/context.ts';

export type NumberString = keyof typeof numberStrings;
export type NumberWords = { t: Translate<NumberString>; locale: Locale };

export function useNumberWords(): NumberWords {
  const t = useStrings(numberStrings);
  const locale = useLocale();
  return useMemo(() => ({ t, locale }), [t, locale]);
}

/** The build's own words, for what the panel says as the lists do. */
export function numberBuildWords(locale: Locale): BuildWords {
  return { t: translate(buildStrings, locale), locale };
}

import { useMemo } from 'react';
import numberStrings from '#src/app/strings/numbers.json' with { type: 'json' };
import type { Translate } from '#src/app/strings/translate.ts';
import { useLocale, useStrings } from '#src/app/strings/use-strings.ts';
import type { Locale } from '#src/domain/context.ts';

export type NumberString = keyof typeof numberStrings;
export type NumberWords = { t: Translate<NumberString>; locale: Locale };

export function useNumberWords(): NumberWords {
  const t = useStrings(numberStrings);
  const locale = useLocale();
  return useMemo(() => ({ t, locale }), [t, locale]);
}

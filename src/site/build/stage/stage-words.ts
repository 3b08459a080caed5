import { useMemo } from 'react';
import type { Locale } from '#src/domain/context.ts';
import type { Translate } from '#src/web/words/translate.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import stageStrings from './words.json' with { type: 'json' };

/** The texts around the drawing: always on the page, unlike the panel of numbers. */
export type StageWords = { t: Translate<keyof typeof stageStrings>; locale: Locale };

export function useStageWords(): StageWords {
  const t = useStrings(stageStrings);
  const locale = useLocale();
  return useMemo(() => ({ t, locale }), [t, locale]);
}

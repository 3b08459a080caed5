import { useMemo } from 'react';
import stageStrings from '#src/app/strings/stage.json' with { type: 'json' };
import type { Translate } from '#src/app/strings/translate.ts';
import { useLocale, useStrings } from '#src/app/strings/use-strings.ts';
import type { Locale } from '#src/domain/context.ts';

/** What is said around the drawing: always on the page, unlike the panel of numbers. */
export type StageWords = { t: Translate<keyof typeof stageStrings>; locale: Locale };

export function useStageWords(): StageWords {
  const t = useStrings(stageStrings);
  const locale = useLocale();
  return useMemo(() => ({ t, locale }), [t, locale]);
}

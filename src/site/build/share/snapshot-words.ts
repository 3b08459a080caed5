import { useMemo } from 'react';
import type { Locale } from '#src/domain/context.ts';
import { isoOf } from '#src/lib/locales.ts';
import { type Translate, translate } from '#src/web/words/translate.ts';
import { useLocale } from '#src/web/words/use-strings.ts';
import type { BuildWords } from '../build-words.ts';
import buildStrings from '../words.json' with { type: 'json' };
import snapshotStrings from './words.json' with { type: 'json' };

/** The texts of shared builds together with those of the build itself, in one language. */
export type SnapshotWords = {
  s: Translate<keyof typeof snapshotStrings>;
  build: BuildWords;
  locale: Locale;
};

export function snapshotWords(locale: Locale): SnapshotWords {
  const build = { t: translate(buildStrings, locale), locale };
  return { s: translate(snapshotStrings, locale), build, locale };
}

export function useSnapshotWords(): SnapshotWords {
  const locale = useLocale();
  return useMemo(() => snapshotWords(locale), [locale]);
}

/** A date without time, the same in every time zone: "Nov 21, 2026". */
export function dayText(isoDate: string, locale: Locale): string {
  const day = new Date(`${isoDate}T12:00:00Z`);
  return day.toLocaleDateString(isoOf(locale), { dateStyle: 'medium', timeZone: 'UTC' });
}

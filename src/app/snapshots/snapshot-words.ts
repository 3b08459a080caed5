import { useMemo } from 'react';
import type { BuildWords } from '#src/app/configurator/build-words.ts';
import buildStrings from '#src/app/strings/build.json' with { type: 'json' };
import snapshotStrings from '#src/app/strings/snapshot.json' with { type: 'json' };
import { type Translate, translate } from '#src/app/strings/translate.ts';
import { useLocale } from '#src/app/strings/use-strings.ts';
import type { Locale } from '#src/domain/context.ts';

/** The texts of shared builds beside those of the build itself, in one language. */
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

/** A day without a time, the same in every zone: "Nov 21, 2026". */
export function dayText(isoDate: string, locale: Locale): string {
  const day = new Date(`${isoDate}T12:00:00Z`);
  return day.toLocaleDateString(locale, { dateStyle: 'medium', timeZone: 'UTC' });
}

import { verdictLooks, verdictSentence } from '#src/app/configurator/verdict/verdict-text.ts';
import buildStrings from '#src/app/strings/build.json' with { type: 'json' };
import galleryStrings from '#src/app/strings/gallery.json' with { type: 'json' };
import { translate } from '#src/app/strings/translate.ts';
import type { VerdictTone } from '#src/app/ui/verdict.tsx';
import type { Locale } from '#src/domain/context.ts';
import type { EngineCheck } from '#src/domain/gallery/index.ts';

/** What fitment says of a finished build, in words, and whether the shop found the same. */
export type EngineNote = { tone: VerdictTone; verdict: string; sentence: string; outcome: string };

export function engineNote(check: EngineCheck | undefined, locale: Locale): EngineNote | null {
  if (!check) return null;
  const { assessment, outcome } = check;
  const { tone, word } = verdictLooks[assessment.verdict];
  return {
    tone,
    verdict: translate(buildStrings, locale)(word),
    sentence: verdictSentence(assessment, locale),
    outcome: translate(galleryStrings, locale)(`engine.${outcome}`),
  };
}

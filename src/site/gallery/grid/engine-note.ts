import type { Locale } from '#src/domain/context.ts';
import type { EngineCheck } from '#src/domain/gallery/index.ts';
import { buildStrings, verdictLooks, verdictSentence } from '#src/site/build/index.ts';
import type { VerdictTone } from '#src/web/ui/verdict.tsx';
import { translate } from '#src/web/words/translate.ts';
import galleryStrings from '../words.json' with { type: 'json' };

/** What the rules say about a finished build, in words, and whether the shop found the same. */
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

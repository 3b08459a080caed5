import type { Locale } from '#src/domain/context.ts';
import { type Translate, translate } from '#src/web/words/translate.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import voteStrings from './words.json' with { type: 'json' };

export type VoteString = keyof typeof voteStrings;

export function voteWords(locale: Locale): Translate<VoteString> {
  return translate(voteStrings, locale);
}

export function useVoteWords(): Translate<VoteString> {
  return useStrings(voteStrings);
}

/** Builds are called A, B and C: two of the same truck have the same name. */
export function letterOf(at: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + at);
}

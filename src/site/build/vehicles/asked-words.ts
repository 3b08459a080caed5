import { lookUp, lookUpMisspelled, type Meanings, type SearchIndex } from './search-index.ts';
import { startsSoftWord, type TypedWord } from './search-text.ts';

/** A typed word with the vehicles that it means, alone and as one word with the next: "f 150", "super duty". */
export type AskedWord = TypedWord & { alone: Meanings; joined: Meanings };

/** Looks up what somebody typed. With `mayBeMisspelled`, unknown words may also be names with typing errors. */
export function askWords(
  index: SearchIndex,
  words: readonly TypedWord[],
  mayBeMisspelled: boolean,
): AskedWord[] {
  const meaningsOf = (
    text: string,
    { kind, isLast }: { kind: TypedWord['kind']; isLast: boolean },
  ) => {
    const spelled = lookUp(index, text, kind === 'word' && mayBegin(text, isLast));
    if (!mayBeMisspelled || kind !== 'word' || index.words.has(text)) return spelled;
    return merge(spelled, lookUpMisspelled(index, text, isLast));
  };
  return words.map((word, at) => {
    const next = words[at + 1];
    const isLast = next === undefined;
    const alone = word.text === '' ? none : meaningsOf(word.text, { kind: word.kind, isLast });
    const both = word.text !== '' && next?.text ? word.text + next.text : null;
    const joined =
      both === null ? none : meaningsOf(both, { kind: 'word', isLast: at + 2 === words.length });
    const isUnfinished = isLast && alone.size === 0 && isStillTyped(word);
    return { ...word, ...(isUnfinished && { kind: 'filler' as const }), alone, joined };
  });
}

const none: Meanings = new Map();

/** A number or a single letter must match exactly, unless it may still be being typed. */
function mayBegin(text: string, isLast: boolean): boolean {
  const hasLetter = /[a-z]/.test(text);
  return (text.length > 1 && hasLetter) || (isLast && (text.length > 1 || hasLetter));
}

function isStillTyped({ text, kind, years }: TypedWord): boolean {
  return (
    kind === 'word' &&
    years.length === 0 &&
    text !== '' &&
    (text.length === 1 || startsSoftWord(text))
  );
}

function merge(one: Meanings, other: Meanings): Meanings {
  const merged = new Map(one);
  for (const [at, known] of other) merged.set(at, [...(merged.get(at) ?? []), ...known]);
  return merged;
}

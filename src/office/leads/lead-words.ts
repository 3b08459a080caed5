import type { InquiryKind } from '#src/domain/leads/index.ts';
import type { Translate } from '#src/web/words/translate.ts';
import type leadStrings from './words.json';

type Words = Translate<keyof typeof leadStrings>;

/** "Build IR-1042"; inquiries without a number by their kind. */
export function kindWords(
  { kind, number }: { kind: InquiryKind; number: number | null },
  t: Words,
): string {
  return number === null ? t(`one.${kind}`) : `${t(`one.${kind}`)} IR-${number}`;
}

const topics = ['fit', 'price', 'job', 'problem', 'other'] as const;

/** A message has a topic, everything else a truck. */
export function aboutWords(
  { kind, about }: { kind: InquiryKind; about: string },
  t: Words,
): string {
  const topic = kind === 'message' && topics.find((one) => one === about);
  return topic ? t(`topic.${topic}`) : about;
}

import { figureFields, type ReadOwn } from './own-fields.ts';

/** Answers as a page has them. */
export type Told = Pick<ReadOwn, 'typed' | 'problems'>;

type Before = {
  /** What the page had before. */
  shown: Told;
  /** The fields as they stand. */
  answers: ReadOwn['typed'];
};

/**
 * The answers of a page that comes back, with the numbers that were typed since it was asked for. A number that was
 * changed meanwhile is judged when its field is left.
 */
export function withLaterTyping({ typed, problems }: Told, { shown, answers }: Before): Told {
  const later = figureFields.flatMap((field) => {
    const value = answers[field] ?? '';
    const isTyped = value !== (shown.typed[field] ?? '') && value !== (typed[field] ?? '');
    return isTyped ? [[field, value] as const] : [];
  });
  const isLater = (name: string) => later.some(([field]) => field === name);
  return {
    typed: { ...typed, ...Object.fromEntries(later) },
    problems: Object.fromEntries(Object.entries(problems).filter(([name]) => !isLater(name))),
  };
}

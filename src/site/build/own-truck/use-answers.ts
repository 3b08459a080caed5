import { type ChangeEvent, useState } from 'react';
import { type ReadOwn, readOwn } from './own-fields.ts';

/** The questions' answers as they stand, and what is wrong with them. */
export type Answers = {
  answers: Readonly<Record<string, string>>;
  answer(event: ChangeEvent<HTMLSelectElement | HTMLInputElement>): void;
  /** Called when a field is left: a number is complete then. */
  left(): void;
  problems: ReadOwn['problems'];
};

/**
 * Keeps the answers of a form. A page that comes back with others (a VIN's) shows those. `onChosen` is called with the
 * form after each choice from a list.
 */
export function useAnswers(
  { typed, problems }: Pick<ReadOwn, 'typed' | 'problems'>,
  onChosen?: (form: HTMLFormElement) => void,
): Answers {
  const [answers, setAnswers] = useState(typed);
  const [shown, setShown] = useState(typed);
  const [found, setFound] = useState(problems);
  if (JSON.stringify(shown) !== JSON.stringify(typed)) {
    setShown(typed);
    setAnswers(typed);
    setFound(problems);
  }
  return {
    answers,
    answer({ target }) {
      setAnswers((before) => ({ ...before, [target.name]: target.value }));
      if (target instanceof HTMLSelectElement && target.form) onChosen?.(target.form);
    },
    left: () => setFound(readOwn(Object.entries(answers))?.problems ?? {}),
    problems: found,
  };
}

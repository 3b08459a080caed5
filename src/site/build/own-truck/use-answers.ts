import { type ChangeEvent, type RefObject, useState } from 'react';
import { useChosenBefore } from '#src/web/ui/chosen-before.ts';
import { type Told, withLaterTyping } from './later-typing.ts';
import { isOtherwiseTold, type ReadOwn, readOwn } from './own-fields.ts';

/** The questions' answers as they stand, and what is wrong with them. */
export type Answers = {
  answers: ReadOwn['typed'];
  answer(event: ChangeEvent<HTMLSelectElement | HTMLInputElement>): void;
  /** Called when a field is left: a number is complete then. */
  left(): void;
  problems: ReadOwn['problems'];
};

/**
 * Keeps the answers of a form, also those that were given before the script was running; `ref` is for an element that
 * has them all. A page that comes back with others (a VIN's) shows those. `onChosen` is called with the form after each
 * choice from a list.
 */
export function useAnswers<Within extends HTMLElement>(
  page: Told,
  onChosen?: (form: HTMLFormElement) => void,
): { ref: RefObject<Within | null>; of: Answers } {
  const [shown, setShown] = useState(page);
  const [answers, setAnswers] = useState(page.typed);
  const [found, setFound] = useState(page.problems);
  if (JSON.stringify(shown.typed) !== JSON.stringify(page.typed)) {
    const { typed, problems } = withLaterTyping(page, { shown, answers });
    setShown(page);
    setAnswers(typed);
    setFound(problems);
  }
  const ref = useChosenBefore<Within>((element) => {
    const form = element.closest('form');
    if (!form || !isOtherwiseTold(form, page)) return;
    setAnswers({ ...answers, ...readOwn(new FormData(form))?.typed });
    onChosen?.(form);
  });
  const answer: Answers['answer'] = ({ target }) => {
    const next = { ...answers, [target.name]: target.value };
    setAnswers(next);
    // Not only when it is left: what its message leaves free would move the button that was about to be pressed.
    if (target.name in found) setFound(problemsIn(next));
    if (target instanceof HTMLSelectElement && target.form) onChosen?.(target.form);
  };
  const left = () => setFound(problemsIn(answers));
  return { ref, of: { answers, answer, left, problems: found } };
}

function problemsIn(answers: Answers['answers']): Answers['problems'] {
  return readOwn(Object.entries(answers))?.problems ?? {};
}

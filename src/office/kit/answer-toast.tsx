import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { Answer } from './answer.ts';
import { focusProblem } from './focus-problem.ts';
import { Toast } from './toast.tsx';
import kitStrings from './words.json' with { type: 'json' };

type AnswerToastProps<Done extends string> = {
  /** The answer of the page's action; nothing before the first one. */
  answer: Answer<Done> | undefined;
  words: (done: Done) => string;
  children?: ReactNode;
};

/** The last action on this page, or why it was refused. */
export function AnswerToast<Done extends string>({
  answer,
  words,
  children,
}: AnswerToastProps<Done>) {
  const t = useStrings(kitStrings);
  const isBeside = useFirstProblem(answer);
  if (!answer) return null;
  if ('problem' in answer) {
    const message = isBeside ? t('problem.beside') : answer.problem;
    return <Toast key={answer.at} tone="problem" message={message} />;
  }
  return (
    <Toast key={answer.at} tone="done" message={words(answer.done)}>
      {children}
    </Toast>
  );
}

/** Focuses the first refused field. True if the error is shown next to that field, so that it is not repeated. */
function useFirstProblem(answer: Answer<string> | undefined): boolean {
  const [isBeside, setBeside] = useState(false);
  const first = useRef(answer);
  useLayoutEffect(() => {
    if (!answer || !('problem' in answer)) return;
    const field = focusProblem({ cameWithPage: answer === first.current });
    setBeside(field !== null && descriptionOf(field).includes(answer.problem));
  }, [answer]);
  return isBeside;
}

/** The content of a control's `aria-describedby`. */
function descriptionOf(field: Element): string {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}

import { type ReactNode, useEffect } from 'react';
import type { Answer } from './answer.ts';
import { Toast } from './toast.tsx';

type AnswerToastProps<Done extends string> = {
  /** What the page's action said; nothing before it was asked for anything. */
  answer: Answer<Done> | undefined;
  words: (done: Done) => string;
  children?: ReactNode;
};

/** The last thing that was done on this page, or why it was not. */
export function AnswerToast<Done extends string>({
  answer,
  words,
  children,
}: AnswerToastProps<Done>) {
  useFocusOnProblem(answer);
  if (!answer) return null;
  if ('problem' in answer) {
    return <Toast key={answer.at} tone="problem" message={answer.problem} />;
  }
  return (
    <Toast key={answer.at} tone="done" message={words(answer.done)}>
      {children}
    </Toast>
  );
}

/** The first field that was refused is what comes next. */
function useFocusOnProblem(answer: Answer<string> | undefined): void {
  useEffect(() => {
    if (!answer || !('problem' in answer)) return;
    document.querySelector<HTMLElement>('#main [aria-invalid="true"]')?.focus();
  }, [answer]);
}

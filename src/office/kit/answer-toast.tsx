import { type ReactNode, useLayoutEffect, useState } from 'react';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { Answer } from './answer.ts';
import { Toast } from './toast.tsx';
import kitStrings from './words.json' with { type: 'json' };

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

/**
 * Leads to the first field that was refused, which is what comes next. True where the words of the
 * refusal stand beside that field already, so that nobody is told them twice.
 */
function useFirstProblem(answer: Answer<string> | undefined): boolean {
  const [isBeside, setBeside] = useState(false);
  useLayoutEffect(() => {
    if (!answer || !('problem' in answer)) return;
    const field = document.querySelector<HTMLElement>('#main [aria-invalid="true"]');
    field?.focus();
    setBeside(field !== null && descriptionOf(field).includes(answer.problem));
  }, [answer]);
  return isBeside;
}

/** What `aria-describedby` says of a control. */
function descriptionOf(field: Element): string {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}

import { useEffect, useRef } from 'react';
import type { Answer } from '#src/office/kit/answer.ts';

/** Empties a form once its action succeeded; a refused form keeps what was typed. */
export function useAnswered(
  answer: Answer<string> | undefined,
  { done, clear }: { done: string; clear: () => void },
): void {
  const last = useRef(answer?.at);
  useEffect(() => {
    if (!answer || answer.at === last.current) return;
    last.current = answer.at;
    if ('done' in answer && answer.done === done) clear();
  }, [answer, done, clear]);
}

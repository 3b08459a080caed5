import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { hasLetterKeys } from '#src/office/kit/letter-keys.ts';
import { actOf, isOccupied, type KeyAct } from './letter-of.ts';
import { focusAnswer, focusRow, replyHref, walkOn } from './walk-rows.ts';

/** Tells the page of a lead that was opened by R where the focus belongs. */
const toAnswer = { toAnswer: true };

/** J, K, R and ? on the pages of the office, and whether the list of keys is open. */
export function useOfficeKeys() {
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  const { key, state } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page that was opened so
  useEffect(() => {
    if (state?.toAnswer) focusAnswer();
  }, [key]);
  const act = useRef<(act: KeyAct) => boolean>(() => false);
  act.current = (asked) => {
    if (asked === 'help') {
      setOpen(true);
      return true;
    }
    if (asked !== 'reply') return walkOn(asked) || focusRow(asked === 'next' ? 1 : -1);
    const href = replyHref();
    if (href === null) return focusAnswer();
    void navigate(href, { state: toAnswer });
    return true;
  };
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const asked = actOf(event);
      if (asked === null || !hasLetterKeys() || isOccupied(event.target)) return;
      if (act.current(asked)) event.preventDefault();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) };
}

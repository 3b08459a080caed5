import { type RefObject, useEffect, useRef } from 'react';

/**
 * What a person chose before the script was running, or the browser restored after a reload: reported once, from the
 * form as it is on the page.
 */
export function useChosenBefore<Element extends HTMLElement>(
  read: (element: Element) => void,
): RefObject<Element | null> {
  const ref = useRef<Element>(null);
  const tell = useRef(read);
  useEffect(() => {
    if (ref.current) tell.current(ref.current);
  }, []);
  return ref;
}

import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Closes a menu at every new place. One that was opened before the router woke stays open. */
export function useClosedOnLeaving(menu: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  const shownFor = useRef(key);
  useEffect(() => {
    if (shownFor.current === key) return;
    shownFor.current = key;
    menu.current?.hidePopover();
  }, [key, menu]);
}

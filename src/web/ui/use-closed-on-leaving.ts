import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Closes a menu after every navigation. One that was opened before the router started stays open. */
export function useClosedOnLeaving(menu: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  const shownFor = useRef(key);
  useEffect(() => {
    if (shownFor.current === key) return;
    shownFor.current = key;
    menu.current?.hidePopover();
  }, [key, menu]);
}

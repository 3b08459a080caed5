import { type RefObject, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';

/** As a fraction of the window's height: a panel below this is not noticed by the person who opened it. */
const lowest = 0.4;
const phone = '(max-width: 47.99rem)';

type Place = {
  step: string;
  /** What is shown instead of the step's choices; null: the choices. */
  aside: string | null;
};

/**
 * Keeps the opened panel visible: it starts below the pinned truck, closing it returns to the previous position, and
 * on a phone a new step starts at its truck instead of the site's header. Back and forward return to the position
 * that the router has stored.
 */
export function usePanelPlace(flow: RefObject<HTMLElement | null>, { step, aside }: Place): void {
  const last = useRef({ step, aside, scroll: 0 });
  const isRevisit = useNavigationType() === 'POP';
  useEffect(() => {
    const before = last.current;
    last.current = { step, aside, scroll: before.scroll };
    if (!flow.current) return;
    if (before.step !== step) {
      if (!isRevisit) showStep(flow.current);
    } else if (before.aside !== aside && aside === null) window.scrollTo(0, before.scroll);
    else if (before.aside !== aside) showPanel(flow.current);
  }, [flow, step, aside, isRevisit]);
  // The first step of a build that has just started is a page of its own.
  const isLedHere = !isRevisit && step !== 'vehicle';
  const arrival = useRef(isLedHere);
  useEffect(() => {
    if (arrival.current && flow.current) showStep(flow.current);
    arrival.current = false;
  }, [flow]);
  useEffect(() => {
    const remember = () => {
      if (last.current.aside === null) last.current.scroll = window.scrollY;
    };
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, []);
}

function showStep(flow: HTMLElement): void {
  if (matchMedia(phone).matches) flow.scrollIntoView({ behavior: 'instant' });
}

function showPanel(flow: HTMLElement): void {
  const top = flow.querySelector('.build-panel')?.getBoundingClientRect().top ?? 0;
  const pinned = pinnedHeight(flow);
  if (top < pinned || top > innerHeight * lowest) {
    window.scrollBy({ top: top - pinned, behavior: 'instant' });
  }
}

/** What stays above the panel: the truck, or if that is next to it, the steps. */
function pinnedHeight(flow: HTMLElement): number {
  const parts = [...flow.querySelectorAll('.build-stage, .build-top')];
  const over = parts.filter((part) => getComputedStyle(part).position === 'sticky');
  const above = over.filter((part) => part.clientWidth > innerWidth / 2);
  return Math.max(0, ...above.map((part) => part.clientHeight));
}

import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigation, useNavigationType } from 'react-router';

/**
 * After back or forward, the chosen part is where it was when its step was left, although what stands above it may have
 * grown since: the fixes were on their way, or come with the next paint. Whoever scrolls or presses ends that.
 */
export function useChoicePlace(flow: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  const isLeaving = useNavigation().state !== 'idle';
  const isRevisit = useNavigationType() === 'POP';
  const tops = useRef(new Map<string, number>());
  useEffect(() => {
    const top = isLeaving ? topOfChoice(flow.current) : null;
    if (top !== null) tops.current.set(key, top);
  }, [flow, key, isLeaving]);
  useEffect(() => {
    const top = tops.current.get(key);
    if (isRevisit && top !== undefined && flow.current) return holdChoice(flow.current, top);
  }, [flow, key, isRevisit]);
}

/** From the window's top edge, in CSS pixels. */
function topOfChoice(flow: HTMLElement | null): number | null {
  return flow?.querySelector('#build-option input:checked')?.getBoundingClientRect().top ?? null;
}

function holdChoice(flow: HTMLElement, top: number): () => void {
  const observer = new ResizeObserver(() => {
    const now = topOfChoice(flow) ?? top;
    window.scrollBy({ top: now - top, behavior: 'instant' });
  });
  const panel = flow.querySelector('.build-panel');
  if (panel) observer.observe(panel);
  const listening = new AbortController();
  const end = () => {
    observer.disconnect();
    listening.abort();
  };
  for (const kind of ['pointerdown', 'click', 'wheel', 'keydown']) {
    addEventListener(kind, end, { passive: true, signal: listening.signal });
  }
  return end;
}

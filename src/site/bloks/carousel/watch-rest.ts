import type { RestReason } from './autoplay.ts';

type Watch = { onRest: (reason: RestReason, isThere: boolean) => void };

/** Reports when somebody interacts with the slides, cannot see them, or prefers reduced motion. */
export function watchRest(box: HTMLElement, { onRest }: Watch): () => void {
  const motion = matchMedia('(prefers-reduced-motion: reduce)');
  const onMotionChange = () => onRest('motion', motion.matches);
  const onVisibilityChange = () => onRest('hidden', document.hidden);
  const inBox = {
    pointerenter: () => onRest('hover', true),
    pointerleave: () => onRest('hover', false),
    focusin: () => onRest('focus', true),
    focusout: () => onRest('focus', false),
  };
  for (const [name, tell] of Object.entries(inBox)) box.addEventListener(name, tell);
  document.addEventListener('visibilitychange', onVisibilityChange);
  motion.addEventListener('change', onMotionChange);
  onMotionChange();
  onVisibilityChange();
  onRest('hover', box.matches(':hover'));
  onRest('focus', box.contains(document.activeElement));
  return () => {
    for (const [name, tell] of Object.entries(inBox)) box.removeEventListener(name, tell);
    document.removeEventListener('visibilitychange', onVisibilityChange);
    motion.removeEventListener('change', onMotionChange);
  };
}

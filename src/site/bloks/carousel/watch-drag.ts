import { createDrag } from './drag.ts';

type Watch = { onDrag: (isDragged: boolean) => void };

/** Lets the mouse drag the list; the click that ends a drag follows no link. */
export function watchDrag(list: HTMLElement, { onDrag }: Watch): () => void {
  const drag = createDrag(list);
  let isClickMeant = true;

  function down(event: PointerEvent) {
    isClickMeant = true;
    if (event.pointerType === 'mouse' && event.button === 0) drag.start(event);
  }
  function move(event: PointerEvent) {
    if (!drag.move(event)) return;
    list.setPointerCapture(event.pointerId);
    list.classList.add('is-dragged');
    onDrag(true);
  }
  function end() {
    const wasDrag = drag.end();
    isClickMeant = !wasDrag;
    list.classList.remove('is-dragged');
    if (wasDrag) onDrag(false);
  }
  function click(event: MouseEvent) {
    if (!isClickMeant) event.preventDefault();
    isClickMeant = true;
  }
  // The browser's own dragging of links and pictures would take over the mouse.
  const keep = (event: Event) => event.preventDefault();
  list.addEventListener('pointerdown', down);
  list.addEventListener('pointermove', move);
  list.addEventListener('pointerup', end);
  list.addEventListener('pointercancel', end);
  list.addEventListener('click', click, { capture: true });
  list.addEventListener('dragstart', keep);
  return () => {
    list.removeEventListener('pointerdown', down);
    list.removeEventListener('pointermove', move);
    list.removeEventListener('pointerup', end);
    list.removeEventListener('pointercancel', end);
    list.removeEventListener('click', click, { capture: true });
    list.removeEventListener('dragstart', keep);
  };
}

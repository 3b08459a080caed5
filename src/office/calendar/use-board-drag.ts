import type { DragEndEvent, DragMoveEvent, DragStartEvent } from '@dnd-kit/core';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useSubmit } from 'react-router';
import { useShopTimeZone } from '#src/web/page/shop-time-zone.ts';
import { edgeDepth } from './board-keys.ts';
import type { BoardPiece, CalendarCard } from './boards.ts';
import { shownZoneField } from './chosen-start.ts';
import { type BoardPlace, placeAt } from './place-at.ts';
import { useFit } from './use-fit.ts';

/** A drag: from where by how many days and minutes, to a given bay or person or to any. */
export type Shift = { days: number; minutes: number; only: string | null };

/** Where the pointer was when it took a card, and where the card was dropped. */
export type Drop = { from: BoardPlace | null; to: BoardPlace };

type BoardDrag = {
  board: RefObject<HTMLTableElement | null>;
  /** What of a dragged card names the column: the pointer, or where time runs to the right its left edge. */
  tip: 'pointer' | 'edge';
  /** What dropping a card at a place means; null if nothing would change. */
  shiftTo(card: BoardPiece, drop: Drop): Shift | null;
};

/** A card in the hand: its move if it were let go here, and whether the tip has more room to the left of it. */
type Held = { card: BoardPiece; fields: Record<string, string> | null; isLeft: boolean };

/** Handlers of a `DndContext` whose draggables contain their card; dropping one asks the server. */
export function useBoardDrag({ board, tip, shiftTo }: BoardDrag) {
  const timeZone = useShopTimeZone();
  const [held, setHeld] = useState<Held | null>(null);
  const taken = useRef<BoardPlace | null>(null);
  const fit = useFit(held?.fields ?? null);
  const send = useSend();
  // Not `held`, which a quick drag ends before it is rendered.
  const isOfferTaken = useRef(false);
  useTakenOffer(held && { ...held, fit }, () => {
    isOfferTaken.current = true;
    setHeld(null);
  });

  function moveOf(event: DragMoveEvent): Record<string, string> | null {
    // Only this board's cards are dragged in it.
    const card = event.active.data.current?.card as BoardPiece | undefined;
    const to = board.current && placeAt(board.current, tipOf(event, tip));
    const shift = card && to && shiftTo(card, { from: taken.current, to });
    if (!card?.appointmentId || !shift) return null;
    return { ...moveFields(card, shift), [shownZoneField]: timeZone };
  }

  return {
    dragged: held?.card ?? null,
    fit,
    isLeft: held?.isLeft ?? false,
    onDragStart({ active, activatorEvent }: DragStartEvent) {
      const card = active.data.current?.card as BoardPiece | undefined;
      isOfferTaken.current = false;
      if (card) setHeld({ card, fields: null, isLeft: false });
      const at = activatorEvent instanceof PointerEvent ? pointOf(activatorEvent) : edgeOf(active);
      taken.current = board.current && placeAt(board.current, at);
    },
    onDragMove(event: DragMoveEvent) {
      const fields = moveOf(event);
      const right = event.active.rect.current.translated?.right ?? 0;
      setHeld((now) => now && sameOr(now, { ...now, fields, isLeft: right + tipPx > innerWidth }));
    },
    onDragEnd(event: DragEndEvent) {
      setHeld(null);
      const fields = isOfferTaken.current ? null : moveOf(event);
      if (fields) send({ ...fields, intent: 'move' });
    },
    onDragCancel: () => setHeld(null),
  };
}

/** About as wide as the tip, in pixels. */
const tipPx = 300;

/** The same object while nothing has changed, so that a card that is moved by a pixel renders nothing. */
function sameOr(now: Held, next: Held): Held {
  return JSON.stringify(now.fields) === JSON.stringify(next.fields) && now.isLeft === next.isLeft
    ? now
    : next;
}

function useSend() {
  const submit = useSubmit();
  return (fields: Record<string, string>) =>
    void submit(fields, { method: 'post', preventScrollReset: true });
}

type Asked = (Held & { fit: ReturnType<typeof useFit> }) | null;

/**
 * Enter lets the card go where it fits, or takes the time that is offered instead; then the drag is over, which the
 * library learns from Escape.
 */
function useTakenOffer(held: Asked, onTaken: () => void): void {
  const send = useSend();
  const now = useRef({ held, onTaken });
  now.current = { held, onTaken };
  const isHeld = held !== null;
  useEffect(() => {
    if (!isHeld) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter') return;
      // It would open the card, which is a link.
      event.preventDefault();
      event.stopPropagation();
      const { held: asked, onTaken: done } = now.current;
      const fields = asked && offeredMove(asked);
      if (!fields) return;
      done();
      document.dispatchEvent(new KeyboardEvent('keydown', { code: 'Escape', key: 'Escape' }));
      send(fields);
    };
    // Before the library's own listener, which knows no Enter.
    addEventListener('keydown', onKeyDown, { capture: true });
    return () => removeEventListener('keydown', onKeyDown, { capture: true });
  }, [isHeld, send]);
}

function offeredMove({ card, fields, fit }: NonNullable<Asked>): Record<string, string> | null {
  if (!fields || !fit) return null;
  if (fit.fits) return { ...fields, intent: 'move' };
  if (!fit.nearest) return null;
  const { at, only } = fit.nearest;
  const zone = fields[shownZoneField] ?? '';
  const told = { tell: 'on', [shownZoneField]: zone };
  return { intent: 'move-to', id: card.appointmentId ?? '', startsAt: at, only, ...told };
}

/** Measured on the screen, because the event's own `delta` includes scrolling. */
function tipOf({ active, activatorEvent }: DragMoveEvent, tip: 'pointer' | 'edge') {
  const { initial, translated } = active.rect.current;
  if (!initial || !translated) return nowhere;
  if (!(activatorEvent instanceof PointerEvent)) return edgeOf(active);
  const { x, y } = pointOf(activatorEvent);
  return {
    x: tip === 'edge' ? translated.left + edgeDepth : x + translated.left - initial.left,
    y: y + translated.top - initial.top,
  };
}

/** By keyboard a card is where its left edge is. */
function edgeOf({ rect }: DragStartEvent['active']) {
  const box = rect.current.translated ?? rect.current.initial;
  return box ? { x: box.left + edgeDepth, y: box.top + box.height / 2 } : nowhere;
}

function pointOf({ clientX, clientY }: PointerEvent) {
  return { x: clientX, y: clientY };
}

const nowhere = { x: -1, y: -1 };

function moveFields(card: CalendarCard, { days, minutes, only }: Shift): Record<string, string> {
  return {
    id: card.appointmentId ?? '',
    from: card.startsAt,
    days: String(days),
    minutes: String(minutes),
    only: only ?? '',
  };
}

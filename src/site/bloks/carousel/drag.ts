/** Movement below this many px does not count as dragging (specification, section 9). */
export const dragThreshold = 3;

type Scroller = { scrollLeft: number };
type At = { clientX: number };

/**
 * Drags a row of slides with the mouse; touch scrolls natively. `end` says whether it was a drag, in which case the
 * following click is ignored.
 */
export function createDrag(scroller: Scroller) {
  let from: { x: number; left: number } | null = null;
  let isDragging = false;
  return {
    start({ clientX }: At) {
      from = { x: clientX, left: scroller.scrollLeft };
      isDragging = false;
    },
    /** Returns whether the slides move with the mouse. */
    move({ clientX }: At): boolean {
      if (from === null) return false;
      const moved = clientX - from.x;
      isDragging ||= Math.abs(moved) > dragThreshold;
      if (isDragging) scroller.scrollLeft = from.left - moved;
      return isDragging;
    },
    end(): boolean {
      const wasDragging = isDragging;
      from = null;
      isDragging = false;
      return wasDragging;
    },
  };
}

type Span = { left: number; right: number };

/**
 * Hides the labels that a divider would cut: half of one figure beside half of another reads as a third one.
 * Marked only, so that a print shows all. `x` is the divider's place in the window, as `getBoundingClientRect` gives it.
 */
export function hideCutLabels(holder: ParentNode, x: number): void {
  const labels = Array.from(holder.querySelectorAll('[data-label]'));
  const spans = labels.map((label): Span => label.getBoundingClientRect());
  for (const [at, label] of labels.entries()) {
    label.toggleAttribute('data-cut', isCut(spans[at], x));
  }
}

// A halo or a serif reaches a little past its text.
const marginPx = 2;

function isCut(span: Span | undefined, x: number): boolean {
  return span !== undefined && span.left - marginPx < x && x < span.right + marginPx;
}

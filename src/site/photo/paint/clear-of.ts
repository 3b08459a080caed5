export type LabelBox = { left: number; top: number; width: number; height: number };

/** How far down a label has to go, in the same unit, to lie over none that is there, with `gap` between them. */
export function downToClear(label: LabelBox, placed: readonly LabelBox[], gap: number): number {
  let { top } = label;
  // From the highest down, so that a label that was passed is not met again.
  for (const other of placed.toSorted((one, next) => one.top - next.top)) {
    const isBeside =
      label.left + label.width <= other.left || other.left + other.width <= label.left;
    const isApart = top + label.height <= other.top || other.top + other.height <= top;
    if (!isBeside && !isApart) top = other.top + other.height + gap;
  }
  return top - label.top;
}

/** How many of six columns a card takes. */
export type CardWidth = 2 | 3 | 6;

/**
 * Two large cards, three small ones, two large … with every row full: pictures are never cropped to fill a gap. A
 * single card has the row to itself.
 */
export function cardWidths(count: number): CardWidth[] {
  if (count === 1) return [6];
  const widths: CardWidth[] = [];
  for (let size = 2; widths.length < count; size = size === 2 ? 3 : 2) {
    const row = fullRow(size, count - widths.length);
    widths.push(...Array<CardWidth>(row).fill(row === 2 ? 3 : 2));
    size = row;
  }
  return widths;
}

/** The other size, if this one would leave a single card for the last row. */
function fullRow(size: number, left: number): number {
  if (left <= 3) return left;
  return left - size === 1 ? 5 - size : size;
}

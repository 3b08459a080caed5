/** A row of slides as a browser has laid it out, px. */
export type Row = {
  scrollLeft: number;
  scrollWidth: number;
  clientWidth: number;
  /** Where each slide begins. */
  starts: readonly number[];
};

const rounding = 2;

/** Whether all slides are in sight: then nothing can be moved. */
export function fits({ scrollWidth, clientWidth }: Row): boolean {
  return scrollWidth - clientWidth <= rounding;
}

/** The slide that the row stands at; at its end the last one, though that may not come to the edge. */
export function slideAt(row: Row): number {
  const { scrollLeft, scrollWidth, clientWidth, starts } = row;
  const last = Math.max(0, starts.length - 1);
  if (!fits(row) && scrollLeft >= scrollWidth - clientWidth - rounding) return last;
  const away = starts.map((start) => Math.abs(start - scrollLeft));
  return Math.max(0, away.indexOf(Math.min(...away)));
}

/** The next slide, or the one before it; after the last comes the first. */
export function slideFrom(row: Row, by: 1 | -1): number {
  const { length } = row.starts;
  return (slideAt(row) + by + length) % length;
}

/** The layout of a row of slides, in px. */
export type Row = {
  scrollLeft: number;
  scrollWidth: number;
  clientWidth: number;
  /** Left edge of each slide. */
  starts: readonly number[];
};

const rounding = 2;

/** Whether all slides are visible, so that nothing can be moved. */
export function fits({ scrollWidth, clientWidth }: Row): boolean {
  return scrollWidth - clientWidth <= rounding;
}

/** The current slide; at the end of the row the last one, even if it is not at the edge. */
export function slideAt(row: Row): number {
  const { scrollLeft, scrollWidth, clientWidth, starts } = row;
  const last = Math.max(0, starts.length - 1);
  if (!fits(row) && scrollLeft >= scrollWidth - clientWidth - rounding) return last;
  const away = starts.map((start) => Math.abs(start - scrollLeft));
  return Math.max(0, away.indexOf(Math.min(...away)));
}

/** The next or previous slide; the first comes after the last. */
export function slideFrom(row: Row, by: 1 | -1): number {
  const { length } = row.starts;
  return (slideAt(row) + by + length) % length;
}

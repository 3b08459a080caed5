/** In epoch milliseconds; the end is exclusive. */
export type TimeRange = { from: number; to: number };

export const minuteMs = 60_000;

export function overlaps(one: TimeRange, other: TimeRange): boolean {
  return one.from < other.to && other.from < one.to;
}

/** Sorted, with touching ranges merged. */
export function mergeRanges(ranges: readonly TimeRange[]): TimeRange[] {
  const merged: TimeRange[] = [];
  for (const range of ranges.toSorted((one, other) => one.from - other.from)) {
    const last = merged.at(-1);
    if (last && range.from <= last.to) last.to = Math.max(last.to, range.to);
    else merged.push({ ...range });
  }
  return merged;
}

/** The parts of `range` that are in none of `taken`. */
export function withoutRanges(range: TimeRange, taken: readonly TimeRange[]): TimeRange[] {
  const left: TimeRange[] = [];
  let from = range.from;
  for (const each of mergeRanges(taken)) {
    if (each.from > from) left.push({ from, to: Math.min(each.from, range.to) });
    from = Math.max(from, each.to);
    if (from >= range.to) return left.filter(isSome);
  }
  return [...left, { from, to: range.to }].filter(isSome);
}

function isSome({ from, to }: TimeRange): boolean {
  return from < to;
}

/** The item at an index modulo the length; for outlines, whose last point connects to the first. */
export function cyclicAt<T>(list: readonly T[], index: number): T {
  const item = list[((index % list.length) + list.length) % list.length];
  if (item === undefined) throw new RangeError('An outline needs at least one point.');
  return item;
}

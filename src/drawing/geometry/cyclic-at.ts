/** The item at an index counted round and round; for outlines, where the last meets the first. */
export function cyclicAt<T>(list: readonly T[], index: number): T {
  const item = list[((index % list.length) + list.length) % list.length];
  if (item === undefined) throw new RangeError('An outline needs at least one point.');
  return item;
}

/**
 * A path without the slashes at its ends. By hand: `/\/+$/` would start anew at each slash of a long
 * row in the middle, and an address may have 16,000 of them.
 */
export function trimSlashes(path: string): string {
  let start = 0;
  let end = path.length;
  while (path[start] === '/') start += 1;
  while (end > start && path[end - 1] === '/') end -= 1;
  return path.slice(start, end);
}

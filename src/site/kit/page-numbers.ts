/** First, last, the current page and its neighbors; null for omitted ones. */
export function pageNumbers(current: number, pages: number): (number | null)[] {
  const shown = [1, current - 1, current, current + 1, pages];
  const numbers = [...new Set(shown)].filter((page) => page >= 1 && page <= pages);
  return numbers
    .sort((one, other) => one - other)
    .flatMap((page, at, all) => {
      const gap = page - (all[at - 1] ?? page);
      if (gap <= 1) return [page];
      // A single page takes no more room than the ellipsis for it.
      return gap === 2 ? [page - 1, page] : [null, page];
    });
}

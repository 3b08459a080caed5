/** Lists count this far: counting a million rows takes longer than anybody waits for a page. */
export const mostCounted = 5_000;

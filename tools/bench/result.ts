/** One line of `npm run bench`. `ratio` is relative to a reference in the same run. */
export type BenchResult = { text: string; ratio: number; goal: number };

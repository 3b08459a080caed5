/** One line of `npm run bench`. `ratio` is measured against a reference of the same run. */
export type BenchResult = { text: string; ratio: number; goal: number };

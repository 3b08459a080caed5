import { setTimeout as wait } from 'node:timers/promises';

/** Asks pages one after the other until it is ended; `end` returns the slowest answer, in ms. */
export function longestAnswer(...urls: string[]): { end(): Promise<number> } {
  let isEnded = false;
  let slowestMs = 0;
  async function ask(): Promise<void> {
    while (!isEnded) {
      for (const url of urls) {
        const from = performance.now();
        await (await fetch(url)).arrayBuffer();
        slowestMs = Math.max(slowestMs, performance.now() - from);
      }
      await wait(50);
    }
  }
  const asking = ask();
  return {
    async end() {
      isEnded = true;
      await asking;
      return Math.round(slowestMs);
    },
  };
}

/** After a start the nightly jobs and the vacuum read every new row once; resolves when the database is quick again. */
export async function untilCalm(origin: string): Promise<void> {
  for (let quick = 0; quick < 5; await wait(1_000)) {
    const from = performance.now();
    const { ok } = await fetch(new URL('/readyz', origin));
    quick = ok && performance.now() - from < 300 ? quick + 1 : 0;
  }
}

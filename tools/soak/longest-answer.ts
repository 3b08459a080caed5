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

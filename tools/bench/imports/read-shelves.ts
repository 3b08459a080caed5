/** Times of answers in milliseconds, and how many were no page. */
export type Read = { times: number[]; failed: number };

const readers = 4;

/** Visitors who open one shelf after the other, none of them kept, until told to stop. */
export function startReading(url: string): { stop(): Promise<Read> } {
  const read: Read = { times: [], failed: 0 };
  let goesOn = true;
  let opened = 0;
  async function open(): Promise<void> {
    while (goesOn) {
      opened += 1;
      const from = performance.now();
      const isShown = await isAnswered(url + shelf(opened));
      read.times.push(performance.now() - from);
      if (!isShown) read.failed += 1;
    }
  }
  const all = Array.from({ length: readers }, open);
  return {
    async stop() {
      goesOn = false;
      await Promise.all(all);
      return read;
    },
  };
}

async function isAnswered(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url);
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}

/** The longest of the shortest 95 % of the times. */
export function p95({ times }: Read): number {
  return times.toSorted((one, other) => one - other)[Math.ceil(times.length * 0.95) - 1] ?? 0;
}

const diameters = [17, 18, 20];
const fit = ['wheels', 'tires'];

function shelf(nth: number): string {
  // Another price each time: no page is answered from the cache.
  return `/store/${fit[nth % 2]}?diameter=${diameters[nth % 3]}&max=${300 + (nth % 2_000)}`;
}

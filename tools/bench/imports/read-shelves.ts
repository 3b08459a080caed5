/** Times of answers in milliseconds, and what came in the place of a page: a status, or the error's code. */
export type Read = { times: number[]; failures: string[] };

const readers = 4;

/** Visitors who open one shelf after the other, none of them kept, until told to stop. */
export function startReading(url: string): { stop(): Promise<Read> } {
  const read: Read = { times: [], failures: [] };
  let goesOn = true;
  let opened = 0;
  async function open(): Promise<void> {
    while (goesOn) {
      opened += 1;
      const from = performance.now();
      const failure = await failureOf(url + shelf(opened));
      read.times.push(performance.now() - from);
      if (failure) read.failures.push(failure);
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

/** Null for a page. */
async function failureOf(url: string): Promise<string | null> {
  try {
    const answer = await fetch(url);
    await answer.arrayBuffer();
    return answer.ok ? null : String(answer.status);
  } catch (error) {
    const { cause } = error as { cause?: { code?: string } };
    return cause?.code ?? String(error);
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

import { QueueFullError } from './limit-concurrency.ts';

export type FairWork<Result> = {
  /**
   * Runs the work of this name once, however many callers want it at the same time. @throws {QueueFullError} if there
   * is no room, possibly later if a client that waits for less needs the place
   */
  run(wanted: { name: string; client: string; work: () => Promise<Result> }): Promise<Result>;
  /** How many jobs run and wait now, and how many have been refused so far. */
  look(): WorkLook;
};

export type WorkLook = { running: number; waiting: number; refused: number };

type Job<Result> = {
  name: string;
  work: () => Promise<Result>;
  done: PromiseWithResolvers<Result>;
};

/**
 * Runs at most `running` jobs at a time and lets at most `waiting` more wait. Clients take turns, so one that asks
 * for a lot only delays itself; if the queue is full, the client that waits for the most loses its newest job.
 */
export function createFairWork<Result>(limits: {
  running: number;
  waiting: number;
}): FairWork<Result> {
  const known = new Map<string, Job<Result>>();
  const waiting = new Set<Job<Result>>();
  const lines = createLines<Job<Result>>();
  let active = 0;
  let refused = 0;

  function start(): void {
    while (active < limits.running) {
      const job = lines.takeNext();
      if (!job) return;
      waiting.delete(job);
      void finish(job);
    }
  }

  async function finish({ name, work, done }: Job<Result>): Promise<void> {
    active += 1;
    await work()
      .then(done.resolve, done.reject)
      .finally(() => {
        active -= 1;
        known.delete(name);
        start();
      });
  }

  function makeRoom(newcomer: string): void {
    while (waiting.size > limits.waiting) {
      const last = lines.takeLast(newcomer);
      if (!last) return;
      if (lines.has(last)) continue;
      waiting.delete(last);
      known.delete(last.name);
      refused += 1;
      last.done.reject(new QueueFullError('too much is waiting'));
    }
  }

  return {
    look: () => ({ running: active, waiting: waiting.size, refused }),
    run({ name, client, work }) {
      const job = known.get(name) ?? { name, work, done: Promise.withResolvers<Result>() };
      if (!known.has(name)) {
        known.set(name, job);
        waiting.add(job);
      }
      if (waiting.has(job)) {
        lines.join(client, job);
        start();
        makeRoom(client);
      }
      return job.done.promise;
    },
  };
}

/** The waiting jobs of each client. */
function createLines<Item extends object>() {
  /** In order of turns: the first client is next. */
  const lines = new Map<string, Set<Item>>();

  function leave(client: string, line: Set<Item>, item: Item): void {
    line.delete(item);
    if (line.size === 0) lines.delete(client);
  }

  return {
    join(client: string, item: Item): void {
      const line = lines.get(client) ?? new Set();
      lines.set(client, line.add(item));
    },
    /** Removes the next job from all queues and moves its client to the end. */
    takeNext(): Item | undefined {
      const [client, line] = first(lines) ?? [];
      const [item] = line ?? [];
      if (client === undefined || !line || !item) return undefined;
      for (const [other, its] of lines) leave(other, its, item);
      if (lines.delete(client)) lines.set(client, line);
      return item;
    },
    /** Drops the newest job of the client that waits for the most. */
    takeLast(newcomer: string): Item | undefined {
      const client = heaviest(lines, newcomer);
      const line = lines.get(client);
      const last = [...(line ?? [])].at(-1);
      if (line && last) leave(client, line, last);
      return last;
    },
    /** Whether any client still waits for it. */
    has: (item: Item) => [...lines.values()].some((line) => line.has(item)),
  };
}

function first<Key, Value>(map: ReadonlyMap<Key, Value>): [Key, Value] | undefined {
  return map.entries().next().value;
}

/** The client that waits for the most; the newcomer if it is a tie. */
function heaviest(lines: ReadonlyMap<string, ReadonlySet<unknown>>, newcomer: string): string {
  let found = newcomer;
  for (const [client, { size }] of lines) {
    if (size > (lines.get(found)?.size ?? 0)) found = client;
  }
  return found;
}

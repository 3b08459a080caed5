/** The queue is full; the caller should try again later. */
export class QueueFullError extends Error {
  override name = 'QueueFullError';
}

/**
 * Runs at most `running` jobs at a time and lets at most `waiting` more wait their turn.
 * @throws {QueueFullError} at once if the queue is full
 */
export function createLimiter({ running, waiting }: { running: number; waiting: number }) {
  const queue: (() => void)[] = [];
  let active = 0;

  return async function limit<Result>(work: () => Promise<Result>): Promise<Result> {
    if (active >= running) {
      if (queue.length >= waiting) throw new QueueFullError('too much is waiting');
      await new Promise<void>((resolve) => queue.push(resolve));
    } else {
      active += 1;
    }
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else active -= 1;
    }
  };
}

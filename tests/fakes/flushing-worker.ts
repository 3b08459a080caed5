// A database thread on a slow disk: it flushes for longer than a query may run, and then answers.
import { parentPort } from 'node:worker_threads';
import type { WorkerReply } from '#src/db/embedded/messages.ts';

parentPort?.postMessage({ kind: 'opened', fsyncsPerCommit: 1 } satisfies WorkerReply);
parentPort?.once('message', () => {
  let flushed = 0;
  const timer = setInterval(() => {
    flushed += 1;
    const isLast = flushed > 8;
    if (isLast) clearInterval(timer);
    parentPort?.postMessage({ kind: isLast ? 'done' : 'flushing' } satisfies WorkerReply);
  }, 100);
});

// A database thread that answers its first request and then ends, with nothing left to do.
import { parentPort } from 'node:worker_threads';
import type { WorkerReply } from '#src/db/embedded/messages.ts';

parentPort?.postMessage({ kind: 'opened', fsyncsPerCommit: 1 } satisfies WorkerReply);
parentPort?.once('message', () => {
  parentPort?.postMessage({ kind: 'done' } satisfies WorkerReply);
  setTimeout(() => process.exit(), 20);
});

// A database thread whose commits reach no disk.
import { parentPort } from 'node:worker_threads';
import type { WorkerReply } from '#src/db/embedded/messages.ts';

parentPort?.postMessage({ kind: 'opened', fsyncsPerCommit: 0 } satisfies WorkerReply);

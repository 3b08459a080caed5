// A database thread whose commits do not reach the disk.
import { parentPort } from 'node:worker_threads';
import type { WorkerReply } from '#src/db/embedded/messages.ts';

parentPort?.postMessage({ kind: 'opened', fsyncsPerCommit: 0 } satisfies WorkerReply);

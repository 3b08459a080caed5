import type { DumpSection } from './dump-schema.ts';

/** Requests of the main thread to the worker, which answers each one once, in order. */
export type WorkerRequest =
  /** PostgreSQL wire protocol bytes of the one session, answered with the same. */
  | { kind: 'wire'; bytes: Uint8Array }
  /** Clears the session state of the last client. */
  | { kind: 'reset' }
  /** Runs SQL outside of any transaction. */
  | { kind: 'run'; sql: string }
  /** Answered with a section of the schema as SQL text. */
  | { kind: 'schema'; section: DumpSection }
  /** Brings a copy of the folder up to date, while nobody writes: files changed since `sinceMs` (epoch ms). */
  | { kind: 'copy'; into: string; sinceMs: number }
  /** Shuts the engine down cleanly. */
  | { kind: 'close' };

export type WorkerReply =
  /** The first message of a worker: the engine is open. */
  | { kind: 'opened'; fsyncsPerCommit: number }
  /** Answers nothing: files are being flushed, however slowly the disk does that. */
  | { kind: 'flushing' }
  | { kind: 'wire'; bytes: Uint8Array }
  | { kind: 'done' }
  /** How long the engine stood still for it. */
  | { kind: 'copied'; ms: number }
  | { kind: 'schema'; sql: string }
  | { kind: 'failed'; reason: string };

export type WorkerInput = { folder: string };

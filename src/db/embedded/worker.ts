// The database thread: owns PGlite and speaks the PostgreSQL wire protocol over its message port.
// Node runs it from the sources (with types stripped); it is never bundled.
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { errorReason } from '../start-error.ts';
import { copyChanged } from './copy-changed.ts';
import { type DumpSection, dumpSchema } from './dump-schema.ts';
import { DurableFileSystem } from './durable-file-system.ts';
import { createParameters, extensions, startParameters } from './engine-settings.ts';
import type { WorkerInput, WorkerReply, WorkerRequest } from './messages.ts';
import { endsReady, endsTurn } from './wire-turn.ts';

if (!parentPort) throw new Error('worker.ts runs in a worker thread only');
const port: MessagePort = parentPort;
const { folder } = workerData as WorkerInput;

const files = new DurableFileSystem(folder);
/** Often enough for any time limit of the main thread. */
const tellEveryMs = 500;
let toldMs = performance.now();
files.onFlush = () => {
  if (performance.now() - toldMs < tellEveryMs) return;
  toldMs = performance.now();
  port.postMessage({ kind: 'flushing' } satisfies WorkerReply);
};
const engine = await PGlite.create({
  dataDir: folder,
  fs: files,
  extensions,
  startParams: startParameters,
  initDbStartParams: createParameters,
});

/** File fsyncs that one committing transaction causes; 0 means that commits are not durable. */
async function countFsyncsOfOneCommit(): Promise<number> {
  const before = files.fsyncs;
  await engine.exec(`select pg_logical_emit_message(true, 'ironwood', 'fsync check')`);
  return files.fsyncs - before;
}

/** Uses the streaming call, because `execProtocolRaw` keeps every message it ever parsed in memory. */
async function speak(bytes: Uint8Array): Promise<WorkerReply> {
  const parts: Uint8Array[] = [];
  await engine.execProtocolRawStream(bytes, { onRawData: (part) => parts.push(part.slice()) });
  const reply = new Uint8Array(Buffer.concat(parts));
  // After a fatal error, such as a full disk, the engine answers nothing more.
  if (endsTurn(bytes) && !endsReady(reply)) throw new Error('the engine has lost its session');
  return { kind: 'wire', bytes: reply };
}

/** PGlite's only session outlives each client, and the next one must not inherit its state. */
async function resetSession(): Promise<WorkerReply> {
  if (engine.isInTransaction()) await engine.exec('rollback');
  return run('discard all');
}

async function run(sql: string): Promise<WorkerReply> {
  await engine.exec(sql);
  return { kind: 'done' };
}

async function schema(section: DumpSection): Promise<WorkerReply> {
  return { kind: 'schema', sql: await dumpSchema(engine, section) };
}

/** The engine does nothing else meanwhile, so that the copy is of one moment. */
async function copy(into: string, sinceMs: number): Promise<WorkerReply> {
  const started = performance.now();
  await engine.exec('checkpoint');
  await copyChanged(folder, into, sinceMs);
  return { kind: 'copied', ms: performance.now() - started };
}

async function close(): Promise<WorkerReply> {
  await engine.close();
  return { kind: 'done' };
}

function perform(request: WorkerRequest): Promise<WorkerReply> {
  switch (request.kind) {
    case 'wire':
      return speak(request.bytes);
    case 'reset':
      return resetSession();
    case 'run':
      return run(request.sql);
    case 'schema':
      return schema(request.section);
    case 'copy':
      return copy(request.into, request.sinceMs);
    case 'close':
      return close();
  }
}

async function replyTo(request: WorkerRequest) {
  try {
    const reply = await perform(request);
    port.postMessage(reply, reply.kind === 'wire' ? [reply.bytes.buffer as ArrayBuffer] : []);
  } catch (error) {
    // SQL errors arrive as wire bytes; an exception here means that the engine itself is broken.
    if (request.kind === 'wire') throw error;
    port.postMessage({ kind: 'failed', reason: errorReason(error) } satisfies WorkerReply);
    // An error outside of a client's turn, such as a checkpoint on a full disk, can leave a session
    // that does not answer, so the next request gets a new one.
    if (request.kind !== 'close') throw error;
  }
}

port.postMessage({
  kind: 'opened',
  fsyncsPerCommit: await countFsyncsOfOneCommit(),
} satisfies WorkerReply);

let queue: Promise<void> = Promise.resolve();
port.on('message', (request: WorkerRequest) => {
  queue = queue.then(() => replyTo(request));
});

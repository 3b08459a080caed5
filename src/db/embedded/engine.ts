import { Worker } from 'node:worker_threads';
import { isNoSpace } from '#src/lib/no-space.ts';
import { hasNoRoom, noSpaceSentence } from '../disk-space.ts';
import type { DbLogger } from '../logger.ts';
import { DatabaseStartError, errorReason } from '../start-error.ts';
import type { WorkerInput, WorkerReply, WorkerRequest } from './messages.ts';

type Job = {
  timeoutMs: number;
  resolve(reply: WorkerReply): void;
  reject(error: Error): void;
};

export type EngineOptions = {
  folder: string;
  /** The worker's file or URL. */
  worker: string | URL;
  /** Longest run of one query. The engine has no statement_timeout, so the worker is killed. */
  queryTimeoutMs: number;
  logger: DbLogger;
};

/** WAL recovery and the first initialization both happen while opening. */
const OPEN_TIMEOUT_MS = 120_000;

/**
 * The main thread's side of the database worker: a queue of requests that are answered in order. If the worker hangs
 * or dies, its requests fail and the next request starts another one.
 */
export class Engine {
  /** Number of file fsyncs that the check at start-up counted for one commit. */
  fsyncsPerCommit = 0;
  #options: EngineOptions;
  #worker: Worker | undefined;
  #jobs: Job[] = [];
  #watchdog: NodeJS.Timeout | undefined;
  #stopped = false;
  /** Why the worker is ending. */
  #cause: unknown;
  /** Whether the current worker has opened the folder. */
  #isOpen = false;
  /** Why the last worker could not open the folder, if the disk was full. */
  #noRoom = '';
  #mourners = new Set<(error: Error) => void>();

  constructor(options: EngineOptions) {
    this.#options = options;
  }

  /** @throws {DatabaseStartError} if the engine cannot open the folder or would not be durable */
  async open() {
    const reply = await this.#start().catch((error: unknown) => {
      throw new DatabaseStartError(this.#whyClosed(error));
    });
    this.fsyncsPerCommit = reply.kind === 'opened' ? reply.fsyncsPerCommit : 0;
    if (this.fsyncsPerCommit > 0) return;
    await this.stop();
    throw new DatabaseStartError(
      'The embedded database does not flush its commits to the disk: run npm ci to get the pinned version, or set DATABASE_URL.',
    );
  }

  /** Even a damaged database still contains nearly all of its data, so the message never suggests giving it up. */
  #whyClosed(error: unknown): string {
    const { folder } = this.#options;
    if (isNoSpace(error)) return noSpaceSentence(folder);
    return `The database in ${folder} cannot be opened (${errorReason(error)}). Keep this folder as it is, for what is in it can mostly be saved, and make a copy of it; to open the shop meanwhile, restore the newest dump or backup into another folder and name that with DATA_DIR.`;
  }

  /** Does work in which every request may take this long. */
  async allowingEach<Result>(timeoutMs: number, work: () => Promise<Result>): Promise<Result> {
    const { queryTimeoutMs } = this.#options;
    this.#options = { ...this.#options, queryTimeoutMs: timeoutMs };
    try {
      return await work();
    } finally {
      this.#options = { ...this.#options, queryTimeoutMs };
    }
  }

  /** Rejects if the worker ends before it has answered. */
  request(request: WorkerRequest, timeoutMs = this.#options.queryTimeoutMs): Promise<WorkerReply> {
    if (this.#stopped) return Promise.reject(new Error('The database is closed.'));
    if (this.#isStillFull()) return Promise.reject(new Error(this.#noRoom));
    // A failed opening also rejects the request below, through the worker's exit.
    if (!this.#worker) this.#start().catch(() => undefined);
    const reply = this.#enqueue(timeoutMs);
    this.#worker?.postMessage(request);
    return reply.then(refuseFailure);
  }

  /** Calls back when the session ends with its worker, busy or idle. Returns a function that unsubscribes. */
  onEnd(listener: (error: Error) => void): () => void {
    this.#mourners.add(listener);
    return () => this.#mourners.delete(listener);
  }

  /** Kills the worker. For a clean end, send a `close` request first. */
  async stop() {
    this.#stopped = true;
    await this.#worker?.terminate();
  }

  #start(): Promise<WorkerReply> {
    const workerData: WorkerInput = { folder: this.#options.folder };
    const worker = new Worker(this.#options.worker, { workerData, execArgv: [] });
    this.#worker = worker;
    this.#isOpen = false;
    this.#cause = undefined;
    worker.on('message', (reply: WorkerReply) => this.#answered(reply));
    worker.on('error', (error) => {
      this.#cause = error;
    });
    worker.on('exit', () => this.#ended());
    return this.#enqueue(OPEN_TIMEOUT_MS);
  }

  #enqueue(timeoutMs: number): Promise<WorkerReply> {
    return new Promise((resolve, reject) => {
      this.#jobs.push({ timeoutMs, resolve, reject });
      if (this.#jobs.length === 1) this.#watchFirst();
    });
  }

  #answered(reply: WorkerReply) {
    // After a crash every file is flushed before the engine is open, and a checkpoint flushes what has changed: on a
    // slow disk that takes minutes, and an engine that was ended for it would only have to begin again.
    if (reply.kind === 'flushing') return this.#watchFirst();
    this.#isOpen ||= reply.kind === 'opened';
    const job = this.#jobs.shift();
    this.#watchFirst();
    job?.resolve(reply);
  }

  /** Only the first job is running in the worker; the time of the waiting ones must not run out. */
  #watchFirst() {
    clearTimeout(this.#watchdog);
    const [first] = this.#jobs;
    if (!first) return;
    this.#watchdog = setTimeout(() => this.#endStuck(first.timeoutMs), first.timeoutMs);
  }

  #endStuck(timeoutMs: number) {
    this.#options.logger.error({ timeoutMs }, 'A query ran too long: the database is restarted');
    this.#cause = new Error(`the query ran longer than ${timeoutMs} ms`);
    void this.#worker?.terminate();
  }

  /**
   * Another worker could not open the folder either. Each would take a second to find out, and whoever waits behind a
   * few of them is told of a timeout instead of a full disk.
   */
  #isStillFull(): boolean {
    return !this.#worker && this.#noRoom !== '' && hasNoRoom(this.#options.folder);
  }

  /** Requests fail only after the thread has ended: two threads must never have the folder open. */
  #ended() {
    clearTimeout(this.#watchdog);
    this.#worker = undefined;
    const cause = this.#cause ? errorReason(this.#cause) : 'it was stopped';
    // An engine without disk space fails in many ways, and rarely says why.
    const isFull = !this.#stopped && hasNoRoom(this.#options.folder);
    const reason = isFull ? `${cause}; the disk is full` : cause;
    if (!this.#stopped) this.#options.logger.error({ reason }, 'The database thread ended');
    const error = new Error(`The database thread ended: ${reason}.`);
    this.#noRoom = isFull && !this.#isOpen ? error.message : '';
    for (const job of this.#jobs.splice(0)) job.reject(error);
    for (const mourn of this.#mourners) mourn(error);
  }
}

function refuseFailure(reply: WorkerReply): WorkerReply {
  if (reply.kind === 'failed') throw new Error(reply.reason);
  return reply;
}

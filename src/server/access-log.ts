import { pino } from 'pino';
import type { RequestEnd, RequestObserver } from '#src/http/watching/watch-requests.ts';
import type { Env } from './env.ts';

export type AccessLog = {
  note: RequestObserver;
  /** Writes what is still in memory. */
  flush(): void;
};

/** Lines are written in blocks of this size, because a write of its own for each costs a kept page a tenth. */
const blockBytes = 8 * 1024;
/** How long a line may wait for others, in ms. */
const longestWaitMs = 1_000;

/** What a line of the access log is written to. */
type Lines = { write(line: string): void; flushSync?(): void };

/**
 * The access log: a line for each request, with the pattern of its route and nothing that a visitor sent. Null if it
 * is off, also by a level above `info`.
 */
export function openAccessLog(
  { ACCESS_LOG, LOG_LEVEL }: Pick<Env, 'ACCESS_LOG' | 'LOG_LEVEL'>,
  lines: Lines = toStandardOutput(),
): AccessLog | null {
  if (ACCESS_LOG === 'off' || !['debug', 'info'].includes(LOG_LEVEL)) return null;
  const logger = pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime }, lines);
  return {
    note: (ended) => logger.info(toLine(ended)),
    flush: () => lines.flushSync?.(),
  };
}

function toStandardOutput(): Lines {
  const options = { dest: 1, sync: true, minLength: blockBytes, periodicFlush: longestWaitMs };
  return pino.destination(options);
}

function toLine({ id, method, route, status, ms, bytes, cache, isCut }: RequestEnd) {
  return {
    kind: 'access',
    id,
    method,
    route,
    status,
    ms: Math.round(ms * 10) / 10,
    bytes,
    ...(cache !== null && { cache }),
    ...(isCut && { cut: true }),
  };
}

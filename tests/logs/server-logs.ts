import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { markerIn } from './markers.ts';

const variable = 'SERVER_LOGS';

/** A folder for the output of this run's servers, known to processes started from now on. */
export function openServerLogs(): void {
  process.env[variable] = mkdtempSync(join(tmpdir(), 'ironwood-logs-'));
}

/** Writes a server's output into a file in the folder, if there is one. */
export function collectServerLog(streams: readonly (Readable | null)[]): void {
  const folder = process.env[variable];
  if (folder === undefined) return;
  const file = join(folder, `${crypto.randomUUID()}.log`);
  for (const stream of streams) stream?.on('data', (chunk: Buffer) => appendFileSync(file, chunk));
}

/**
 * Searches all lines that this run's servers printed, and deletes them.
 * @throws {Error} naming the line, if it contains a planted text, or an error that only production tolerates
 */
export function searchServerLogs(): void {
  const folder = process.env[variable];
  if (folder === undefined) throw new Error('The logs of the servers were never opened');
  const files = readdirSync(folder);
  const lines = files.flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'));
  rmSync(folder, { recursive: true, force: true });
  if (lines.every((line) => line === ''))
    throw new Error('The servers of this run printed nothing');
  const found = lines.flatMap((line) => {
    const marker = markerIn(line);
    return marker === null ? [] : [`${marker} in: ${line}`];
  });
  const faults = lines.filter((line) => line.includes('is not in pageParams'));
  if (faults.length > 0)
    throw new Error(`A page reads what it does not declare:\n${faults.join('\n')}`);
  if (found.length > 0) throw new Error(`A log has what somebody typed:\n${found.join('\n')}`);
}

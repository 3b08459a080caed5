import { chmodSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { BackupResult } from '#src/domain/backups/ports.ts';
import type { Logger } from '#src/domain/context.ts';
import { BackupError, failureOf } from './backup-error.ts';
import type { BackupService } from './backup-service.ts';

/** One line of an answer. */
export type ControlLine = { step: string } | { done: BackupResult } | { failure: string };

/** Where the server that has the data folder open listens to commands of the same user. */
const socketOf = (dataDir: string) => join(dataDir, 'control.sock');

/** Longer names are cut off by the system, without an error. */
const longestPath = 100;

/**
 * Listens to `npm run backup` on a socket in the data folder that only this user may open: with the embedded database, only this
 * process can read it. It does not keep the process running.
 */
export function serveControl(dataDir: string, backups: BackupService, logger: Logger): void {
  const path = socketOf(dataDir);
  if (path.length > longestPath) {
    logger.warn({}, 'the path of DATA_DIR is too long for a socket: back up from the office');
    return;
  }
  const server = createServer((incoming, response) => {
    if (incoming.method === 'POST' && incoming.url === '/backup') void answer(backups, response);
    else response.writeHead(404).end();
  });
  server.on('error', (err) => logger.warn({ err }, 'commands cannot reach this server'));
  // The folder's lock is ours, so nobody listens there any more.
  rmSync(path, { force: true });
  server.listen(path, () => chmodSync(path, 0o600));
  server.unref();
}

async function answer(backups: BackupService, response: ServerResponse): Promise<void> {
  const say = (line: ControlLine) => void response.write(`${JSON.stringify(line)}\n`);
  try {
    const done = await backups.run('command', async (step, count) => {
      if (!count || count.done === 0) say({ step });
    });
    say({ done });
  } catch (error) {
    say({ failure: failureOf(error) });
  }
  response.end();
}

/**
 * Asks the server that has the data folder open for a backup. Returns what it says, which ends with `done` or `failure`, or null
 * if no server runs.
 */
export async function askServerForBackup(
  dataDir: string,
): Promise<AsyncGenerator<ControlLine> | null> {
  const response = await new Promise<IncomingMessage | null>((resolve) => {
    request({ socketPath: socketOf(dataDir), path: '/backup', method: 'POST' })
      .on('response', resolve)
      .on('error', () => resolve(null))
      .end();
  });
  return response && readLines(response);
}

/** @throws {BackupError} if the server ends before it has said what came of it */
async function* readLines(response: IncomingMessage): AsyncGenerator<ControlLine> {
  try {
    for await (const text of createInterface({ input: response })) {
      const line = JSON.parse(text) as ControlLine;
      yield line;
      if (!('step' in line)) return;
    }
  } catch {
    // A connection that broke, or half a line.
  }
  throw new BackupError('The server stopped before the backup was done: run it again.');
}

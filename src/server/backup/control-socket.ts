import { chmodSync, rmSync } from 'node:fs';
import { createServer, request, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Logger } from '#src/domain/context.ts';
import { failureOf } from './backup-error.ts';
import type { BackupService } from './backup-service.ts';

/** One line of an answer. */
export type ControlLine = { step: string } | { done: object } | { failure: string };

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

/** Asks the server that has the data folder open for a backup. Returns its lines, or null if no server runs. */
export function askForBackup(dataDir: string): Promise<AsyncIterable<Buffer> | null> {
  return new Promise((resolve) => {
    const asked = request({ socketPath: socketOf(dataDir), path: '/backup', method: 'POST' });
    asked
      .on('response', resolve)
      .on('error', () => resolve(null))
      .end();
  });
}

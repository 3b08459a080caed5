import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

export type PostgresServer = { url: string; stop(): Promise<void> };

const debian = '/usr/lib/postgresql';

/** The folder of `initdb` and `postgres`, if this machine has them. */
export function findServerPrograms(): string | undefined {
  const versions = existsSync(debian) ? readdirSync(debian).sort() : [];
  const installed = versions.map((version) => join(debian, version, 'bin'));
  const onPath = (process.env.PATH ?? '').split(delimiter);
  return [...installed, ...onPath].find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  );
}

/** A temporary PostgreSQL on a Unix socket, empty and without durability. */
export async function startPostgres(programs: string): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'ironwood-pg-'));
  const owner = folderOwner();
  chmodSync(folder, 0o755);
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const initdb = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'];
  const options = { ...owner, cwd: folder };
  execFileSync(join(programs, 'initdb'), [...initdb, '--no-sync'], { ...options, stdio: 'ignore' });
  const settings = ['-c', 'listen_addresses=', '-c', 'fsync=off', '-c', 'max_connections=200'];
  const server = spawn(join(programs, 'postgres'), ['-D', data, '-k', folder, ...settings], {
    ...options,
    stdio: 'ignore',
  });
  const url = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`;
  await untilAnswering(url);
  return { url, stop: () => stopServer(server, folder) };
}

/** initdb and postgres refuse to run as root, so they run as "nobody". */
function folderOwner(): { uid: number; gid: number } | undefined {
  return process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;
}

async function untilAnswering(url: string) {
  const deadline = Date.now() + 30_000;
  for (;;) {
    const client = new pg.Client(url);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await wait(50);
    }
  }
}

async function stopServer(server: ChildProcess, folder: string) {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  // "Fast shutdown": open sessions are ended.
  server.kill('SIGINT');
  await ended;
  rmSync(folder, { recursive: true, force: true });
}

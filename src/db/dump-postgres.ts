import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, type Readable } from 'node:stream';

/**
 * Dumps the database at `url` as SQL text with the server's own `pg_dump`, which must be installed here. The stream
 * fails if pg_dump does. `snapshot`: the name of an exported one, to dump the database as it was then.
 */
export async function dumpPostgres(url: string, snapshot?: string): Promise<Readable> {
  const folder = mkdtempSync(join(tmpdir(), 'ironwood-dump-'));
  const target = hidePassword(url, join(folder, 'password'));
  // INSERTs instead of COPY, so that the dump can be restored without psql and into PGlite.
  const child = spawn('pg_dump', [
    // A row per statement takes several times as long to restore.
    '--rows-per-insert=100',
    '--no-owner',
    '--no-privileges',
    ...(snapshot ? [`--snapshot=${snapshot}`] : []),
    `--dbname=${target}`,
  ]);
  const output = new PassThrough();
  let complaint = '';
  child.stderr.on('data', (text) => {
    complaint += text;
  });
  child.stdout.pipe(output, { end: false });
  child.on('error', () => {
    output.destroy(new Error('pg_dump is missing: install the PostgreSQL client programs.'));
  });
  child.on('close', (status) => {
    rmSync(folder, { recursive: true, force: true });
    if (status === 0) output.end();
    else output.destroy(new Error(`pg_dump failed: ${complaint.trim()}`));
  });
  return output;
}

/** Puts the password into a file that only we can read, because arguments are visible in the process list. */
function hidePassword(url: string, file: string): string {
  const target = new URL(url);
  const password = decodeURIComponent(target.password).replaceAll(/[\\:]/g, '\\$&');
  writeFileSync(file, `*:*:*:*:${password}\n`, { mode: 0o600 });
  target.password = '';
  target.searchParams.set('passfile', file);
  return target.href;
}

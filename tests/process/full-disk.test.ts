import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#src/db/client.ts';
import { quietLogger } from '#tests/setup/test-engine.ts';
import { type BuiltServer, startBuiltServer } from './built-server.ts';
import { emptyFolder, folderWithDatabase } from './data-folders.ts';
import { openToVisitors, ownerOfShop } from './open-to-visitors.ts';
import { servedFields } from './served-fields.ts';
import { waysToFill } from './small-disk.ts';

const environment = {
  SEED: 'empty',
  FORM_MIN_SECONDS: '0',
  FORM_ATTACK_PER_MINUTE: '0',
  ...ownerOfShop,
};

/** Every response must arrive: a server that hangs on a full disk fails here. */
const soon = () => AbortSignal.timeout(60_000);

async function statusOf(server: BuiltServer, path: string): Promise<number> {
  return (await fetch(server.url + path, { signal: soon() })).status;
}

/** Opens the contact page and returns its form. */
async function openForm(server: BuiltServer): Promise<Record<string, string>> {
  const page = await (await fetch(`${server.url}/contact`, { signal: soon() })).text();
  return { formId: crypto.randomUUID(), ...servedFields(page) };
}

/** Sends the contact form as a visitor with this name. */
async function postContactForm(server: BuiltServer, name: string, form: Record<string, string>) {
  const typed = { name, contact: 'ann@example.org', topic: 'price' };
  const body = new URLSearchParams({ ...form, ...typed, message: `${name} has a clunk` });
  const response = await fetch(`${server.url}/contact`, {
    method: 'POST',
    body,
    redirect: 'manual',
    signal: soon(),
  });
  return { status: response.status, text: await response.text() };
}

/** Tries to sign in. */
async function postSignIn(server: BuiltServer) {
  const typed = { email: 'dana@example.org', password: 'a long secret of hers' };
  const response = await fetch(`${server.url}/login`, {
    method: 'POST',
    body: new URLSearchParams({ ...typed, returnTo: '/admin' }),
    redirect: 'manual',
    signal: soon(),
  });
  return { status: response.status, text: await response.text() };
}

/** How often the embedded database has ended so far. */
function databaseEnds(server: BuiltServer): number {
  return server.printed().split('"msg":"The database thread ended"').length - 1;
}

async function namesIn(folder: string): Promise<string[]> {
  const copy = join(emptyFolder(), 'database');
  cpSync(join(folder, 'database'), copy, { recursive: true });
  const database = await openDatabase({ dataDir: copy, logger: quietLogger });
  const { rows } = await database.pool.query('select name from leads order by created_at');
  await database.close();
  return rows.map(({ name }) => name);
}

test.each(waysToFill())(
  'a full disk loses nothing that was saved or typed, and its server stops and starts in words: $name',
  { timeout: 300_000 },
  async ({ open, leaves, isMeasured }) => {
    const disk = await open(folderWithDatabase('migrated').folder);
    const start = async () => {
      const server = await startBuiltServer(
        { ...environment, DATA_DIR: disk.folder },
        { launcher: disk.launcher() },
      );
      onTestFinished(() => server.kill('SIGKILL'));
      return server;
    };
    const server = await start();
    await openToVisitors(server);
    expect((await postContactForm(server, 'Ann', await openForm(server))).status).toBe(303);
    expect(await statusOf(server, '/readyz')).toBe(200);

    for (const leftBytes of leaves) {
      const form = await openForm(server);
      disk.fill(leftBytes, server);
      if (isMeasured) await expect.poll(() => statusOf(server, '/readyz')).toBe(503);
      const refused = await postContactForm(server, 'Ben', form);
      expect(refused.status).toBe(507);
      expect(refused.text).toContain('Ben has a clunk');
      expect(refused.text).toContain('no space left');
      const signedIn = await postSignIn(server);
      // A try is a small row, for which there can still be room: then the account is unknown.
      expect([422, 507]).toContain(signedIn.status);
      expect(signedIn.text.includes('No space left')).toBe(signedIn.status === 507);
      expect(signedIn.text).toContain('dana@example.org');
      expect(signedIn.text).not.toContain('a long secret of hers');
      expect(await statusOf(server, isMeasured ? '/contact' : '/')).toBe(200);
      expect(await statusOf(server, '/livez')).toBe(200);
    }

    if (!isMeasured) {
      const ends = databaseEnds(server);
      for (let times = 0; times < 12; times += 1) {
        expect((await postSignIn(server)).status).toBe(507);
      }
      // The database cannot be opened: trying again would only make everybody wait.
      expect(databaseEnds(server)).toBe(ends);
    }

    server.kill('SIGTERM');
    expect((await server.ended).code).toBe(0);
    // Shutting down frees some room.
    disk.fill(0, server);
    await expect(start()).rejects.toThrow(/There is no space left on the disk of .+ still there\./);

    disk.free();
    const again = await start();
    expect(await statusOf(again, '/readyz')).toBe(200);
    expect((await postContactForm(again, 'Cleo', await openForm(again))).status).toBe(303);
    again.kill('SIGTERM');
    expect((await again.ended).code).toBe(0);
    expect(await namesIn(disk.seen)).toEqual(['Ann', 'Cleo']);
  },
);

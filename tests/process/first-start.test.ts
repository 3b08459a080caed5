import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startBuiltServer } from './built-server.ts';
import { folderWithDatabase } from './data-folders.ts';

const dana = { name: 'Dana Whitlock', email: 'dana@shop.example', password: 'gravel-37-lantern' };
const patient = { timeout: 240_000 };

/** Damages a table that no page reads. */
function damage(dataDir: string): void {
  const file = join(dataDir, 'base', '1', '1255');
  const bytes = readFileSync(file);
  bytes[9000] = (bytes[9000] ?? 0) ^ 1;
  writeFileSync(file, bytes);
}

test(
  'damage in a database that nobody reads is told, the shop opens, and the printed link makes the owner once',
  patient,
  async () => {
    const { folder, dataDir } = folderWithDatabase('migrated');
    damage(dataDir);
    const server = await startBuiltServer({ SEED: 'empty', DATA_DIR: folder });
    onTestFinished(() => server.kill('SIGKILL'));
    await expect.poll(server.printed).toMatch(/"files":\["base\/1\/1255"\].+nothing of the shop/);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);

    await expect.poll(server.printed).toMatch(/\/setup\/[\w-]+/);
    const [path = ''] = /\/setup\/[\w-]+/.exec(server.printed()) ?? [];
    const send = (password: string, repeat = password) =>
      fetch(server.url + path, {
        method: 'POST',
        body: new URLSearchParams({ ...dana, password, repeat }),
        redirect: 'manual',
      });
    expect((await fetch(server.url + path)).status).toBe(200);
    const login = async () => (await fetch(`${server.url}/login`)).text();
    expect(await login()).toContain('Nobody has an account here yet');
    expect(await login()).not.toContain('/setup/');
    expect((await send('password1234')).status).toBe(422);
    expect((await send(dana.password, 'gravel-73-lantern')).status).toBe(422);
    const made = await send(dana.password);
    expect([made.status, made.headers.get('location')]).toEqual([303, '/admin']);
    expect(made.headers.get('set-cookie')).toContain('auth.session_token=');
    expect((await fetch(server.url + path)).status).toBe(410);
    expect(await login()).not.toContain('Nobody has an account');
    server.kill('SIGTERM');
    expect((await server.ended).code).toBe(0);
  },
);

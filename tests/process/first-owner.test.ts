import { expect, onTestFinished, test } from 'vitest';
import { startBuiltServer } from './built-server.ts';
import { folderWithDatabase } from './data-folders.ts';

const dana = { name: 'Dana Whitlock', email: 'dana@shop.example', password: 'gravel-37-lantern' };

test('the first start prints a link that makes the owner, once', { timeout: 240_000 }, async () => {
  const { folder } = folderWithDatabase();
  const server = await startBuiltServer({ SEED: 'empty', DATA_DIR: folder });
  onTestFinished(() => server.kill('SIGKILL'));
  await expect.poll(() => server.printed()).toMatch(/\/setup\/[\w-]+/);
  const [path = ''] = /\/setup\/[\w-]+/.exec(server.printed()) ?? [];
  const send = (password: string, repeat = password) =>
    fetch(server.url + path, {
      method: 'POST',
      body: new URLSearchParams({ ...dana, password, repeat }),
      redirect: 'manual',
    });
  expect((await fetch(server.url + path)).status).toBe(200);
  expect((await send('password1234')).status).toBe(422);
  expect((await send(dana.password, 'gravel-73-lantern')).status).toBe(422);
  const made = await send(dana.password);
  expect([made.status, made.headers.get('location')]).toEqual([303, '/admin']);
  expect(made.headers.get('set-cookie')).toContain('auth.session_token=');
  expect((await fetch(server.url + path)).status).toBe(410);
  server.kill('SIGTERM');
  await server.ended;
});

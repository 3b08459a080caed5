import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startBuiltServer } from './built-server.ts';
import { folderWithDatabase } from './data-folders.ts';

test('damage in a database that nobody reads is told, and the shop opens', {
  timeout: 240_000,
}, async () => {
  const { dataDir, folder } = folderWithDatabase();
  const file = join(dataDir, 'base', '1', '1255');
  const bytes = readFileSync(file);
  bytes[9000] = (bytes[9000] ?? 0) ^ 1;
  writeFileSync(file, bytes);
  const server = await startBuiltServer({ DATA_DIR: folder, SEED: 'empty' });
  onTestFinished(() => server.kill('SIGKILL'));
  await expect.poll(server.printed).toMatch(/"files":\["base\/1\/1255"\].+nothing of the shop/);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
});

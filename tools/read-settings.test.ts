import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readSettings } from './read-settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'ironwood-settings-'));
const file = join(folder, '.env');

// Variables from a file are removed afterwards too.
beforeEach(() => {
  for (const name of ['ROOT_REDIRECT', 'SEED', 'DATA_DIR']) vi.stubEnv(name, undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

test('a command reads .env, below what the shell and above what the command itself says', () => {
  writeFileSync(file, 'ROOT_REDIRECT=build\nSEED=empty\nDATA_DIR=/tmp/of-the-file\n');
  vi.stubEnv('SEED', 'demo');
  expect(readSettings({ DATA_DIR: 'data/dev' }, file)).toMatchObject({
    ROOT_REDIRECT: 'build',
    SEED: 'demo',
    DATA_DIR: '/tmp/of-the-file',
  });
});

test('without the file it is the shell alone', () => {
  expect(readSettings({ DATA_DIR: 'data/dev' }, file).DATA_DIR).toBe('data/dev');
});

import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { deriveKey, loadSecret } from './secret.ts';
import { StartError } from './start-error.ts';

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ironwood-secret-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('a secret is made once, for this user only, and kept', () => {
  const folder = emptyFolder();
  const secret = loadSecret(undefined, folder);
  expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
  expect(loadSecret(undefined, folder)).toBe(secret);
  expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['secret']);
});

test('the environment goes before the kept secret', () => {
  const given = 'x'.repeat(32);
  expect(loadSecret(given, emptyFolder())).toBe(given);
});

test('a damaged secret is not used: everything would be signed with nothing', () => {
  const folder = emptyFolder();
  writeFileSync(join(folder, 'secret'), '\n');
  expect(() => loadSecret(undefined, folder)).toThrow(StartError);
  writeFileSync(join(folder, 'secret'), '');
  expect(() => loadSecret(undefined, folder)).toThrow(/^The secret in .+ is unreadable or damaged/);
  rmSync(join(folder, 'secret'));
  mkdirSync(join(folder, 'secret'));
  expect(() => loadSecret(undefined, folder)).toThrow(/unreadable or damaged: put the file back/);
});

test('two purposes have nothing in common', () => {
  const [one, other] = ['csrf', 'tokens'].map((purpose) => deriveKey('s'.repeat(32), purpose));
  expect(one).toHaveLength(32);
  expect(one).not.toEqual(other);
});

import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sourcePath } from '#src/db/source-path.ts';
import { prepareDataFolder } from './data-folder.ts';
import { StartError } from './start-error.ts';

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ironwood-data-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

const modeOf = (path: string) => statSync(path).mode & 0o777;

test('the data folder is made with its parents, for this user alone, and nothing is left in it', () => {
  const folder = join(emptyFolder(), 'a', 'b');
  prepareDataFolder(folder);
  expect(readdirSync(folder)).toEqual([]);
  expect([modeOf(folder), modeOf(join(folder, '..'))]).toEqual([0o700, 0o700]);
});

test('what an earlier version left open to others is closed', () => {
  const folder = emptyFolder();
  mkdirSync(join(folder, 'files', 'resumes'), { recursive: true });
  const open = ['secret', 'files/resumes/one'].map((name) => join(folder, name));
  for (const path of open) {
    writeFileSync(path, 'x');
    chmodSync(path, 0o666);
  }
  for (const path of [folder, join(folder, 'files')]) chmodSync(path, 0o777);
  prepareDataFolder(folder);
  expect(open.map(modeOf)).toEqual([0o600, 0o600]);
  const folders = ['.', 'files', 'files/resumes'].map((name) => modeOf(join(folder, name)));
  expect(folders).toEqual([0o700, 0o700, 0o700]);
});

test('a folder that others keep their things in stays open to them', () => {
  const folder = emptyFolder();
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, 'somebody.else'), '');
  chmodSync(join(folder, 'somebody.else'), 0o644);
  prepareDataFolder(folder);
  expect([modeOf(folder), modeOf(join(folder, 'somebody.else'))]).toEqual([0o755, 0o644]);
});

// Permissions do not stop root, so the folder is somewhere nobody can write: in /proc and /sys, and below a file.
test.each([
  '/proc/ironwood',
  '/proc/ironwood/below',
  '/sys/ironwood',
  join(sourcePath('package.json'), 'data'),
])('%s is refused with a sentence', (folder) => {
  expect(() => prepareDataFolder(folder)).toThrow(StartError);
  expect(() => prepareDataFolder(folder)).toThrow(
    /^The folder \/.+ is not writable: give this user the right to write there, or choose/,
  );
});

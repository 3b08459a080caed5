import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { noBackups } from '#tests/fakes/no-backups.ts';
import { quietLogger } from '#tests/setup/test-engine.ts';
import { askServerForBackup, serveControl } from './control-socket.ts';

function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ironwood-control-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

const done = { name: '2026-11-26T03-30-00Z', rows: 9, files: 2, addedBytes: 5, pausedMs: 1 };

test('a command hears from the running server what it is at, and what came of it', async () => {
  const folder = dataFolder();
  serveControl(
    folder,
    {
      ...noBackups,
      async run(_, onStep) {
        await onStep?.('snapshot');
        return done;
      },
    },
    quietLogger,
  );
  const socket = join(folder, 'control.sock');
  await vi.waitFor(() => expect(statSync(socket).mode & 0o777).toBe(0o600));
  const lines = (await askServerForBackup(folder)) ?? expect.fail('nobody answers');
  expect(await Array.fromAsync(lines)).toEqual([{ step: 'snapshot' }, { done }]);
});

test('without a server nobody answers', async () => {
  expect(await askServerForBackup(dataFolder())).toBeNull();
});

test('a server that stops meanwhile is a sentence', async () => {
  const folder = dataFolder();
  const server = createServer((_, response) => {
    response.write('{"step":"snapshot"}\n', () => response.destroy());
  });
  await once(server.listen(join(folder, 'control.sock')), 'listening');
  const lines = (await askServerForBackup(folder)) ?? expect.fail('nobody answers');
  await expect(Array.fromAsync(lines)).rejects.toThrow(/^The server stopped before the backup/);
  server.close();
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { sourcePath } from '#src/db/source-path.ts';
import { compileCache } from '#tests/setup/compile-cache.ts';
import { runStopRound } from '#tools/soak/stop-rounds.ts';
import { folderWithDatabase, folderWithShop } from './data-folders.ts';

const patient = { timeout: 240_000 };

test('SIGTERM under load fails no accepted request', patient, async () => {
  const round = await runStopRound({
    dataDir: folderWithShop(),
    readers: 8,
    writers: 4,
    loadMs: 1_500,
  });
  expect(round).toMatchObject({
    failures: [],
    exitCode: 0,
    whileDraining: { ready: 503, page: 200 },
  });
  expect(round.postsUnderWay).toBeGreaterThan(0);
  expect(round.thanked).toBeGreaterThanOrEqual(round.postsUnderWay);
  expect(round.stored).toBe(round.thanked);
  expect(round.answered).toBeGreaterThan(50);
  expect(round.stopMs).toBeLessThan(25_000);
});

/** `npm start` in a process group of its own, as a terminal creates one. */
async function startAsTerminal() {
  const child = spawn(process.execPath, [sourcePath('tools/set-up/start.mjs')], {
    detached: true,
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      SEED: 'empty',
      ...compileCache,
      DATA_DIR: folderWithDatabase('migrated').folder,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const group = -(child.pid ?? 0);
  onTestFinished(() => void killQuietly(group));
  let output = '';
  const ended = once(child, 'exit');
  const port = await new Promise<number>((resolve) => {
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const [, found] = /is open: http:\/\/localhost:(\d+)/.exec(output) ?? [];
      if (found) resolve(Number(found));
    });
  });
  return { child, group, ended, url: `http://127.0.0.1:${port}`, output: () => output };
}

function killQuietly(group: number) {
  try {
    process.kill(group, 'SIGKILL');
  } catch {
    // The group has ended, as it should.
  }
}

test('npm start says where the time went, and Ctrl-C ends all of it', patient, async () => {
  const { group, ended, url, output } = await startAsTerminal();
  const times = output()
    .split('\n')
    .filter((line) => line.endsWith(' s'));
  expect(times.length).toBeGreaterThanOrEqual(5);
  for (const line of times) expect(line).toMatch(/^ {2}[A-Z][\w ,-]*\.{2,} +\d+\.\d s$/);
  expect(new Set(times.map((line) => line.length))).toEqual(new Set([times[0]?.length]));
  process.kill(group, 'SIGINT');
  expect(await ended).toEqual([0, null]);
  await expect(fetch(`${url}/livez`)).rejects.toThrow();
});

test('a server whose set-up script was killed does not stay behind', patient, async () => {
  const { child, url } = await startAsTerminal();
  child.kill('SIGKILL');
  await expect
    .poll(
      () =>
        fetch(`${url}/livez`).then(
          () => 'serving',
          () => 'gone',
        ),
      { timeout: 60_000 },
    )
    .toBe('gone');
});

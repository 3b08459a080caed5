import { setTimeout as wait } from 'node:timers/promises';
import { sourcePath } from '#src/db/source-path.ts';
import type { BuiltServer } from '#tests/process/built-server.ts';
import { type ChaosShop, killServer, onEachEngine, stopServer } from './chaos-server.ts';
import { checkShop, faultsOf } from './check-shop.ts';
import type { SoakOptions } from './soak.ts';
import { countRefused, emptyTally, quantileMs, startVisitors } from './visitors.ts';

/** Fewer than on a good disk: the embedded database has one session, in which each waits for the others. */
const visitors = 3;
const delays = '200-2000';

/** Delays each flush to the disk, and kills servers that wait for one: nothing acknowledged may be lost. */
export function soakSlowDisk(options: SoakOptions): Promise<void> {
  return onEachEngine(options, slowDownDiskOf);
}

async function slowDownDiskOf(shop: ChaosShop, options: SoakOptions): Promise<string[]> {
  const rounds = Math.min(options.rounds, 5);
  const slow = {
    SOAK_FSYNC_MS: delays,
    NODE_OPTIONS: `--import ${sourcePath('tools/soak/preload/slow-disk.ts')}`,
  };
  const tally = emptyTally();
  const pageMs: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const server = await shop.start(slow);
    const crowd = startVisitors(server.url, { count: visitors, tally });
    const untilMs =
      performance.now() + ((options.minutes * 60_000) / rounds) * (0.7 + 0.3 * Math.random());
    while (performance.now() < untilMs) pageMs.push(await readHome(server));
    await killServer(server);
    await crowd.end();
    // A start after a kill flushes each of its 1,500 files, which here would take half an hour.
    await stopServer(await shop.start());
    console.log(`  kill ${round}: ${tally.thanked.length} thanked so far`);
  }
  // Mail that was waiting is sent by a server with a good disk.
  const server = await shop.start();
  await wait(15_000);
  await stopServer(server);
  const check = await checkShop(shop.place, tally.thanked);
  const pages = { ...tally, answerMs: pageMs };
  console.log(
    `  flushes delayed by ${delays} ms: ${tally.thanked.length} thanked, ${check.lost.length} lost, ${check.twice.length} twice; other answers: ${countRefused(tally)}; forms ${quantileMs(tally, 0.5)} ms, 95 % ${quantileMs(tally, 0.95)} ms; kept pages ${quantileMs(pages, 0.5)} ms, 99 % ${quantileMs(pages, 0.99)} ms; ${check.letters} letters, ${check.unsent.length} unsent`,
  );
  return [...faultsOf(check), ...tally.notGivenBack];
}

/** A page that is kept in memory; in ms. */
async function readHome({ url }: BuiltServer): Promise<number> {
  const fromMs = performance.now();
  const answer = await fetch(url);
  await answer.text();
  const ms = performance.now() - fromMs;
  await wait(100);
  return ms;
}

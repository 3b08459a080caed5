import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { StartError } from '#src/server/start-error.ts';
import { rushForHolds, rushForTimes } from '#tests/process/machines/booking-rush.ts';
import { publishPage, untilShown } from '#tests/process/machines/change-content.ts';
import { collectLetters } from '#tests/process/machines/collect-letters.ts';
import { lookAfterStart, startedOnce } from '#tests/process/machines/look-after-start.ts';
import { makeNextVersion } from '#tests/process/machines/next-version.ts';
import { openMachines } from '#tests/process/machines/open-machines.ts';
import { openShop, type Shop } from '#tests/process/machines/open-shop.ts';
import { restartInTurn } from '#tests/process/machines/rolling-restart.ts';
import { untilNoneLeft } from '#tests/process/machines/until-none-left.ts';
import { findServerPrograms } from '#tests/setup/postgres.ts';
import { startCaddy } from './caddy.ts';
import type { SoakOptions } from './soak.ts';

const people = 5_000;
const publications = 100;
const restarts = 6;

/** Two processes on one PostgreSQL: what `tests/process/two-processes.test.ts` does, for longer. */
export async function soakMachines({ folder, rounds }: SoakOptions): Promise<void> {
  const programs = findServerPrograms();
  if (!programs) throw new StartError('This needs PostgreSQL: install its server programs.');
  const shop = await openShop(programs);
  try {
    await soakStarts(shop, rounds);
    await soakPublications(shop);
    await soakBookings(shop);
    await soakRestarts(shop, folder);
  } finally {
    await shop.close();
  }
}

/** Each start on an empty database; every other one with a data folder that both share. */
async function soakStarts({ postgres }: Shop, rounds: number): Promise<void> {
  for (let round = 1; round <= rounds; round += 1) {
    const from = performance.now();
    const sharesFolder = round % 2 === 0;
    const environment = { SEED: 'empty' };
    const machines = await openMachines({ postgres: postgres.url, environment, sharesFolder });
    const seconds = ((performance.now() - from) / 1000).toFixed(1);
    const found = await lookAfterStart(machines.pool);
    await machines.close();
    const folders = sharesFolder ? 'one folder' : 'two folders';
    console.log(`  start ${round}: ${seconds} s, ${folders}, ${JSON.stringify(found)}`);
    if (!isDeepStrictEqual(found, startedOnce)) throw new Error('Something was done twice.');
  }
}

async function soakPublications({ machines }: Shop): Promise<void> {
  const waits: number[] = [];
  let id: number | undefined;
  for (let nth = 0; nth < publications; nth += 1) {
    const heading = `Edition ${nth} of this page`;
    id = await publishPage(machines, nth % 2, { id, slug: 'edition', heading });
    waits.push(await untilShown(machines.at((nth + 1) % 2, '/edition'), heading));
    // The limit of changes per second is not what is measured.
    await wait(400);
  }
  waits.sort((a, b) => a - b);
  const [middle, longest] = [waits[publications / 2], waits.at(-1) ?? 0];
  console.log(
    `  ${publications} publications, until the other process shows them: middle ${middle} ms, longest ${longest} ms`,
  );
  if (longest > 1_000) throw new Error('A publication took longer than a second.');
}

async function soakBookings({ machines }: Shop): Promise<void> {
  const held = await rushForHolds(machines);
  const from = performance.now();
  const { asked, answers, booked, doubles } = await rushForTimes(machines, { people });
  const seconds = Math.round((performance.now() - from) / 1000);
  console.log(
    `  ${asked} wishes for a time in ${seconds} s: answers ${JSON.stringify(answers)}, ${booked} booked, ${doubles} double; ${held} times held by one network`,
  );
  const isExplained = answers[202] === booked && booked + (answers[409] ?? 0) === asked;
  if (doubles > 0 || held !== 3 || !isExplained) throw new Error('Bookings do not add up.');
}

/** Behind a small load balancer, and behind Caddy where there is one. */
async function soakRestarts(shop: Shop, folder: string): Promise<void> {
  const { machines, mail } = shop;
  const script = await makeNextVersion(join(folder, 'next'));
  const letters = collectLetters(mail);
  const urls = machines.servers.map(({ url }) => url);
  const caddy = await startCaddy(folder, urls);
  for (let round = 1; round <= restarts; round += 1) {
    const whileMixed = letters.untilEachSends;
    const balancer = (round > restarts / 2 && caddy) || shop.balancer;
    const how = { balancer, script, whileMixed };
    const { failures, ...rolled } = await restartInTurn(machines, how);
    const { exitCodes, pages, thanked, stored } = rolled;
    console.log(
      `  rolling restart ${round}${balancer === caddy ? ', behind Caddy' : ''}: codes ${exitCodes}, ${pages} pages, ${thanked.length} thanked, ${stored.length} stored, ${failures.length} failed`,
    );
    for (const failure of failures) console.log(`    ${failure}`);
    const isClean = isDeepStrictEqual([exitCodes, stored], [[0, 0], thanked]);
    if (failures.length > 0 || !isClean) throw new Error('A restart was not clean.');
  }
  await caddy?.close();
  await untilNoneLeft(machines, 'send-mail');
  const { rows } = await machines.pool.query(`select from mail_messages where state = 'sent'`);
  const once = new Set(letters.all()).size;
  console.log(`  ${rows.length} letters: ${letters.all().length} arrived, ${once} different ones`);
  if (once !== rows.length || letters.all().length !== once)
    throw new Error('A letter came twice.');
}

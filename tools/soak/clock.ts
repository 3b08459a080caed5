import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sourcePath } from '#src/db/source-path.ts';
import type { BuiltServer } from '#tests/process/built-server.ts';
import { type ChaosShop, onEachEngine, stopServer } from './chaos-server.ts';
import { checkShop, faultsOf } from './check-shop.ts';
import { countSchedules, planPublications } from './planned-publications.ts';
import type { SoakOptions } from './soak.ts';
import { saveAsStaff, signIn } from './staff.ts';
import { countRefused, emptyTally, startVisitors } from './visitors.ts';

const visitors = 4;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Where the clock is in each phase, in ms from the true time. */
const phases = [0, -hourMs, 0, dayMs, 0] as const;

/** Sets a server's clock back and forward under its visitors: nothing is lost, done twice, or waits for the other time. */
export function soakClock(options: SoakOptions): Promise<void> {
  return onEachEngine(options, shiftClockOf);
}

async function shiftClockOf(shop: ChaosShop, options: SoakOptions): Promise<string[]> {
  const file = join(options.folder, 'clock');
  const set = (shiftMs: number) => writeFileSync(file, String(shiftMs));
  set(0);
  // Tomorrow's clock publishes what was planned for tomorrow; it must not do so again a day later.
  const planned = await planPublications(shop.place, [
    5_000,
    30_000,
    dayMs - hourMs,
    dayMs - 60_000,
  ]);
  const server = await shop.start({
    SOAK_CLOCK: file,
    NODE_OPTIONS: `--import ${sourcePath('tools/soak/preload/shifted-clock.ts')}`,
  });
  const sessions = {
    remembered: await signIn(server.url),
    brief: await signIn(server.url, { remember: false }),
  };
  const tally = emptyTally();
  const faults: string[] = [];
  const crowd = startVisitors(server.url, { count: visitors, tally });
  for (const shiftMs of phases) {
    set(shiftMs);
    await wait((options.minutes * 60_000) / phases.length);
    faults.push(...(await visitOffice(server, { sessions, shiftMs })));
    const { thanked } = tally;
    console.log(
      `  clock ${shiftMs / hourMs} h: ${thanked.length} thanked so far; other answers: ${countRefused(tally)}`,
    );
  }
  await crowd.end();
  await untilMailIsSent(shop);
  await stopServer(server);
  for (const line of new Set(server.printed().match(/"msg":"[^"]+"/g))) console.log(`  ${line}`);
  const check = await checkShop(shop.place, tally.thanked);
  const ids = shop.received().map(({ headers }) => headers['message-id'] ?? '');
  const again = ids.length - new Set(ids).size;
  const done = await countSchedules(shop.place);
  console.log(
    `  ${tally.thanked.length} thanked, ${check.lost.length} lost, ${check.twice.length} twice, ${check.overlaps} booked twice; ${check.letters} letters, ${check.unsent.length} unsent, ${again} sent again; ${done.published} of ${planned} publications, ${done.again} again; ${done.stuckHolds} holds and ${done.stuckJobs} jobs wait for tomorrow`,
  );
  return [
    ...faults,
    ...faultsOf(check),
    ...tally.notGivenBack,
    ...tally.refused
      .filter(({ status }) => ![409, 422].includes(status))
      .map(({ form, status }) => `${form.kind}: status ${status}`),
    ...(check.unsent.length > 0 ? [`${check.unsent.length} letters were not sent`] : []),
    ...(again > 0 ? [`${again} letters were sent again`] : []),
    ...(done.published === planned && done.again === 0 ? [] : ['publications']),
    ...(done.stuckHolds + done.stuckJobs > 0 ? ['holds or jobs wait for tomorrow'] : []),
  ];
}

type Visit = { sessions: { remembered: string; brief: string }; shiftMs: number };

/** A remembered session outlives a day; a brief one ends after a day, and does not come back. */
async function visitOffice({ url }: BuiltServer, { sessions, shiftMs }: Visit): Promise<string[]> {
  const name = `Pat ${crypto.randomUUID()}`;
  const remembered = await saveAsStaff(url, { cookie: sessions.remembered, name });
  const brief = await fetch(new URL('/admin/account', url), {
    headers: { Cookie: sessions.brief },
    redirect: 'manual',
  });
  console.log(
    `  office at ${shiftMs / hourMs} h: remembered ${remembered.status}, brief ${brief.status}`,
  );
  return remembered.status === 303
    ? []
    : [`a remembered session got ${remembered.status} at ${shiftMs / hourMs} h`];
}

/** Until nothing has arrived for a while: visitors who never pause write more letters than are sent meanwhile. */
async function untilMailIsSent(shop: ChaosShop): Promise<void> {
  const fromMs = performance.now();
  const first = shop.received().length;
  let before = -1;
  while (shop.received().length !== before) {
    before = shop.received().length;
    await wait(10_000);
  }
  const seconds = Math.round((performance.now() - fromMs) / 1000);
  console.log(`  ${before - first} letters arrived in the ${seconds} s after the last visitor`);
}

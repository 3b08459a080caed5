import { writeFileSync } from 'node:fs';
import { openDatabase } from '#src/db/client.ts';
import { seedBookingShop } from '#tests/factories/booking-shop.ts';
import { findServerPrograms, startPostgres } from '#tests/setup/postgres.ts';
import { quietLogger } from '#tests/setup/test-engine.ts';
import { rushForHolds, rushForTimes } from './booking-rush.ts';
import { openFileStore } from './open-file-store.ts';
import { openMachines } from './open-machines.ts';
import { restartInTurn } from './rolling-restart.ts';

const t0 = performance.now();
const say = (...a: unknown[]) => console.log(Math.round(performance.now() - t0), ...a);
const postgres = await startPostgres(findServerPrograms() ?? '');
const files = await openFileStore();
const machines = await openMachines({
  postgres: postgres.url,
  environment: { ...files.environment, SEED: 'empty', LOG_LEVEL: 'warn' },
});
say('open');
const database = await openDatabase({
  url: machines.databaseUrl,
  dataDir: '',
  logger: quietLogger,
});
await seedBookingShop(database.db);
await database.close();
const today = Temporal.Now.plainDateISO('America/Phoenix');
const u = machines.at(0, `/appointment?service=fit-check&mode=wait&day=${today.add({ days: 5 })}`);
const r = await fetch(u);
const page = await r.text();
writeFileSync('/tmp/machines-page.html', page);
say(r.status, page.length, page.match(/<button[^>]*choose[^>]*>/)?.[0]);
try {
  say('holds', await rushForHolds(machines));
} catch (e) {
  say(e);
}
try {
  say('times', await rushForTimes(machines, { people: Number(process.argv[2] ?? 240) }));
} catch (e) {
  say(e);
}
for (const s of machines.servers)
  say(
    s
      .printed()
      .split('\n')
      .filter((l) => l.startsWith('{'))
      .slice(0, 8)
      .join('\n')
      .slice(0, 3000),
  );
if (process.argv[3]) {
  try {
    const x = await restartInTurn(machines);
    say('rolling', x.exitCodes, x.failures, x.thanked.length, x.stored.length);
  } catch (e) {
    say(e);
  }
  for (const s of machines.servers)
    say(
      s
        .printed()
        .split('\n')
        .filter((l) => l.startsWith('{'))
        .slice(0, 8)
        .join('\n')
        .slice(0, 3000),
    );
}
await machines.close();
await files.close();
await postgres.stop();

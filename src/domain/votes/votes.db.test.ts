import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import { buildBallots, buildVotes } from '#src/db/schema/votes.ts';
import { recordCompletedOptions, startBuild } from '#src/domain/builds/index.server.ts';
import { listTires } from '#src/domain/catalog/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { createSnapshot } from '#src/domain/snapshots/index.server.ts';
import { createTestContext, testNow } from '#tests/factories/context.ts';
import { seedShopRecords } from '#tests/factories/shop-records.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import {
  askFriends,
  castBallot,
  endVote,
  purgeVotes,
  readBallot,
  readResult,
  readVote,
} from './index.server.ts';

// Runs on both engines: two answers of one device at the same moment.

let database: Database;
let builds: string[];

beforeAll(async () => {
  database = await openTestDatabase();
  await seedShopRecords(database.db);
  const tires = (await listTires(visitor())).slice(0, 4);
  builds = await Promise.all(tires.map(({ sku }) => sharedWith(sku)));
});
afterAll(() => database.close());

function visitor(parts: Partial<Ctx> = {}): Ctx {
  return createTestContext(database.db, { actor: { kind: 'visitor' }, ...parts });
}

const later = (days: number) => ({ clock: { now: () => testNow.add({ hours: days * 24 }) } });

async function sharedWith(sku: string): Promise<string> {
  const ctx = visitor();
  const access = await startBuild(ctx, { vehicleId: 'ford-f150-2021', year: 2021 });
  await recordCompletedOptions(ctx, { ...access, meta: { tires: { sku } } });
  return (await createSnapshot(ctx, access)).id;
}

const device = (name: number) => `device-${String(name).padStart(20, '0')}`;
const asked = () => askFriends(visitor(), builds.slice(0, 3));

test('the counts are the last answer of each device, whatever they answered before', async () => {
  const ballot = fc.record({ device: fc.nat(5), choice: fc.nat(2) });
  await fc.assert(
    fc.asyncProperty(fc.array(ballot, { maxLength: 12 }), async (history) => {
      const { id, key } = await asked();
      const last = new Map<number, number>();
      for (const one of history) {
        const choice = builds[one.choice] ?? '';
        await castBallot(visitor(), { voteId: id, device: device(one.device), choice });
        last.set(one.device, one.choice);
      }
      const { counts, isOpen } = await readResult(visitor(), key);
      expect(counts).toEqual(
        [0, 1, 2].map((at) => [...last.values()].filter((one) => one === at).length),
      );
      expect(isOpen).toBe(true);
    }),
    { numRuns: 15 },
  );
});

test('a device that answers twice at once counts once', async () => {
  const { id, key } = await asked();
  await Promise.all(
    builds
      .slice(0, 3)
      .map((choice) => castBallot(visitor(), { voteId: id, device: device(1), choice })),
  );
  const { counts } = await readResult(visitor(), key);
  expect(counts.reduce((sum, one) => sum + one, 0)).toBe(1);
});

test('the link for friends does not open the result, and the table knows neither key nor device', async () => {
  const { id, key } = await asked();
  await castBallot(visitor(), { voteId: id, device: device(7), choice: builds[1] ?? '' });
  await expect(readResult(visitor(), id)).rejects.toMatchObject({ code: 'not-found' });
  await expect(readVote(visitor(), key)).rejects.toMatchObject({ code: 'not-found' });
  const rows = [
    await database.db.select().from(buildVotes).where(eq(buildVotes.id, id)),
    await database.db.select().from(buildBallots).where(eq(buildBallots.voteId, id)),
  ];
  expect(JSON.stringify(rows)).not.toContain(key);
  expect(JSON.stringify(rows)).not.toContain(device(7));
});

test('a device reads its own answer, and has another name in each vote', async () => {
  const [first, second] = [await asked(), await asked()];
  const voter = { voteId: first.id, device: device(3) };
  expect(await readBallot(visitor(), voter)).toBeNull();
  for (const { id } of [first, second])
    await castBallot(visitor(), { voteId: id, device: device(3), choice: builds[2] ?? '' });
  expect(await readBallot(visitor(), voter)).toBe(builds[2]);
  const rows = await database.db.select().from(buildBallots);
  const own = rows.filter(({ voteId }) => [first.id, second.id].includes(voteId));
  expect(new Set(own.map(({ deviceHash }) => deviceHash)).size).toBe(2);
});

test('a vote is between two or three different shared builds', async () => {
  const refused = async (choices: string[]) => {
    const error = await askFriends(visitor(), choices).catch((thrown: unknown) => thrown);
    return error;
  };
  expect(await refused(builds.slice(0, 1))).toMatchObject({ told: { reason: 'votes.too-few' } });
  expect(await refused(builds.slice(0, 4))).toMatchObject({ told: { reason: 'votes.too-many' } });
  const [one = ''] = builds;
  expect(await refused([one, one])).toMatchObject({ told: { reason: 'votes.twice' } });
  expect(await refused([one, '00000000000000000000'])).toMatchObject({ code: 'not-found' });
});

test('a vote closes after 30 days or when its owner ends it; then no answer is counted', async () => {
  const { id, key } = await asked();
  const choice = builds[0] ?? '';
  const vote = (ctx: Ctx, by: number) =>
    castBallot(ctx, { voteId: id, device: device(by), choice });
  await vote(visitor(later(29)), 1);
  await expect(vote(visitor(later(30)), 2)).rejects.toMatchObject({ code: 'gone' });
  await endVote(visitor(later(3)), key);
  await expect(vote(visitor(later(4)), 3)).rejects.toMatchObject({ code: 'gone' });
  expect((await readResult(visitor(later(4)), key)).counts).toEqual([1, 0, 0]);
  await expect(endVote(visitor(), id)).rejects.toMatchObject({ code: 'not-found' });
});

test('a build that the vote is not about cannot be chosen', async () => {
  const { id } = await asked();
  const wrong = castBallot(visitor(), { voteId: id, device: device(1), choice: builds[3] ?? '' });
  await expect(wrong).rejects.toMatchObject({ told: { reason: 'votes.not-a-choice' } });
});

test('60 days after it closed a vote is deleted, with every answer', async () => {
  const { id } = await asked();
  await castBallot(visitor(), { voteId: id, device: device(9), choice: builds[0] ?? '' });
  await purgeVotes(createTestContext(database.db, later(89)));
  expect(await readVote(visitor(), id)).toMatchObject({ id });
  expect(await purgeVotes(createTestContext(database.db, later(91)))).toBeGreaterThan(0);
  await expect(readVote(visitor(), id)).rejects.toMatchObject({ code: 'not-found' });
  expect(await database.db.select().from(buildBallots).where(eq(buildBallots.voteId, id))).toEqual(
    [],
  );
  await expect(purgeVotes(visitor())).rejects.toMatchObject({ code: 'forbidden' });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import {
  experimentGoals,
  experimentUnits,
  visitEvents,
  visitSalts,
} from '#src/db/schema/visits.ts';
import { scopesOf } from '#src/domain/auth/index.ts';
import { recordCompletedOptions, startBuild } from '#src/domain/builds/index.server.ts';
import type { Actor, Ctx } from '#src/domain/context.ts';
import { submitBuild } from '#src/domain/leads/index.server.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { seedShopRecords } from '#tests/factories/shop-records.ts';
import { visitOf } from '#tests/factories/visits.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import {
  countExposure,
  countGoal,
  createRunningExperiments,
  getExperiment,
  leaveCount,
  listExperiments,
  readResults,
  saveExperiment,
  startExperiment,
  stopExperiment,
} from './index.server.ts';
import type { ExperimentInput } from './index.ts';

// Runs on both engines: concurrent counting.

let database: Database;
let ctx: Ctx;
let visitor: Ctx;

beforeAll(async () => {
  database = await openTestDatabase();
  ctx = createTestContext(database.db, { actor: staff('manager') });
  visitor = seenBy('203.0.113.7');
  await seedShopRecords(database.db);
});
afterAll(() => database.close());

function staff(role: 'manager' | 'builder'): Actor {
  const name = `Ana (${role})`;
  return { kind: 'staff', userId: 'ana', name, email: 'a@b.example', role, scopes: scopesOf(role) };
}

const input: ExperimentInput = {
  experimentId: 'hero-2026',
  name: 'hero',
  displayName: 'A shorter first line',
  ownerName: 'Ana',
  sections: 1,
  weight: 1,
  maxAgeSeconds: 604_800,
  eligibility: { locales: [], devices: [] },
  goal: 'build_started',
  variants: [
    { name: 'As it is', weight: 1 },
    { name: 'Shorter', weight: 1 },
  ],
  startsOn: '2026-11-21',
  endsOn: '2026-12-20',
};

function seenBy(ip: string): Ctx {
  const experiment = { experimentId: 'hero-2026', name: 'hero', maxAgeSeconds: 1, indexes: [1] };
  const visit = visitOf({ ip, experiment });
  return createTestContext(database.db, { actor: { kind: 'visitor' }, visit });
}

const save = (change: Partial<ExperimentInput> = {}, id: number | null = null, version = 1) =>
  saveExperiment(ctx, { id, version, input: { ...input, ...change } });

test('an experiment is prepared, runs from its first day to the end of its last, and is ended', async () => {
  const now = { moment: Temporal.Instant.from('2026-11-21T19:00:00Z') };
  const running = createRunningExperiments({ db: database.db, clock: { now: () => now.moment } });
  const names = () => running.current().map(({ name }) => name);
  const id = await save({ startsOn: '2026-11-22' });
  expect([names(), running.find('hero-2026')?.name]).toEqual([[], 'hero']);
  await startExperiment(ctx, id);
  expect(names()).toEqual([]);
  now.moment = Temporal.Instant.from('2026-11-22T07:00:00Z');
  expect(names()).toEqual(['hero']);
  now.moment = Temporal.Instant.from('2026-12-21T06:59:59Z');
  expect(names()).toEqual(['hero']);
  now.moment = Temporal.Instant.from('2026-12-21T07:00:00Z');
  expect(names()).toEqual([]);
  now.moment = Temporal.Instant.from('2026-11-22T07:00:00Z');
  await stopExperiment(ctx, id);
  expect([names(), running.find('hero-2026')]).toEqual([[], undefined]);
  await expect(startExperiment(ctx, id)).rejects.toMatchObject({ code: 'conflict' });
  await save({ experimentId: 'old', name: 'old' }, id).catch(() => undefined);
  expect(await getExperiment(ctx, id)).toMatchObject({ standing: 'stopped', endsOn: '2026-12-20' });
  await database.pool.query('delete from content_experiments');
});

test('once it has been started, what a draw hangs on stays; the rest can be changed', async () => {
  const id = await save();
  await startExperiment(ctx, id);
  const variants = [
    { name: 'Other', weight: 9 },
    { name: 'Shorter', weight: 1 },
  ];
  await save({ variants, experimentId: 'x', endsOn: '2026-12-24', ownerName: 'Ben' }, id);
  const saved = await getExperiment(ctx, id);
  expect(saved).toMatchObject({ ...input, endsOn: '2026-12-24', ownerName: 'Ben', version: 2 });
  await expect(save({}, id, 1)).rejects.toMatchObject({ code: 'conflict' });
});

test.each([
  ['experimentId', { experimentId: 'a.b' }],
  ['name', { name: 'Hero Line' }],
  ['endsOn', { endsOn: '2026-11-01' }],
  ['variants', { variants: [{ name: 'Alone', weight: 1 }] }],
  [
    'variants',
    {
      sections: 2,
      variants: [
        { name: 'A', weight: 1 },
        { name: 'B', weight: 0 },
      ],
    },
  ],
  ['experimentId', {}],
])('%s is refused beside its field: %o', async (path, change) => {
  const saving = save({ name: 'other', ...change });
  await expect(saving).rejects.toMatchObject({ code: 'invalid', issues: [{ path }] });
});

test('only who looks after the content changes experiments', async () => {
  const builder = { ...ctx, actor: staff('builder') };
  await expect(saveExperiment(builder, { id: null, version: 1, input })).rejects.toMatchObject({
    code: 'forbidden',
  });
  await expect(listExperiments(builder)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(startExperiment(visitor, 1)).rejects.toMatchObject({ code: 'unauthenticated' });
});

const units = () => database.db.select().from(experimentUnits).orderBy(experimentUnits.exposedAt);

test('who has seen it counts once, by a hash; what their page does not show counts nothing', async () => {
  await countExposure(visitor, 'hero-2026.0');
  await countExposure(visitor, 'other.1');
  expect(await units()).toEqual([]);
  await countExposure(visitor, 'hero-2026.1');
  await countExposure(visitor, 'hero-2026.1');
  const rows = await units();
  expect(rows).toMatchObject([{ experimentId: 'hero-2026', variants: '1', isTest: false }]);
  expect(JSON.stringify(rows)).not.toContain('203.0.113');
});

test('what a visitor then does counts once for each goal, with what was quoted', async () => {
  const access = await startBuild(visitor, { vehicleId: 'ford-f150-2021', year: 2021 });
  await startBuild(visitor, { vehicleId: 'ford-f150-2021', year: 2021 });
  await recordCompletedOptions(visitor, { ...access, meta: { tires: { sku: null } } });
  const person = { name: 'Dana', contact: 'dana@example.org', consent: 'yes', note: '' };
  const { id: buildId, capability } = access;
  await submitBuild(visitor, { ...person, buildId, capability });
  await submitBuild(visitor, { ...person, buildId, capability });
  await countGoal(seenBy('198.51.100.1'), { goal: 'call_click' });
  const rows = await database.db.select().from(experimentGoals).orderBy(experimentGoals.goal);
  expect(rows.map(({ goal }) => goal)).toEqual([
    'build_completed',
    'build_started',
    'option_completed',
  ]);
  expect(rows.map(({ valueCents }) => valueCents)).toEqual([expect.any(Number), null, null]);
  const events = await database.db.select().from(visitEvents).orderBy(visitEvents.id);
  expect(events.map(({ name, detail }) => [name, detail])).toEqual([
    ['build_started', null],
    ['build_started', null],
    ['option_completed', 'tires'],
    ['build_completed', null],
  ]);
});

test('who follows a link of the shop’s is counted nowhere from then on', async () => {
  const tester = seenBy('198.51.100.2');
  await countExposure(tester, 'hero-2026.1');
  await leaveCount(tester);
  await countExposure(tester, 'hero-2026.1');
  expect((await units()).filter(({ isTest }) => isTest)).toHaveLength(1);
});

test('results count visitors and goals by variant, with what was quoted, and testers not at all', async () => {
  const [definition] = await listExperiments(ctx);
  if (!definition) throw new Error('There is an experiment');
  const { arms, shares, isSplitOff } = await readResults(ctx, definition);
  expect(arms).toMatchObject([
    { variants: '0', names: ['As it is'], exposed: 0, reached: {}, quotedCents: 0 },
    {
      variants: '1',
      names: ['Shorter'],
      exposed: 1,
      reached: { build_started: 1, option_completed: 1, build_completed: 1 },
      difference: null,
    },
  ]);
  expect([shares, isSplitOff]).toEqual([[0.5, 0.5], false]);
});

test('when it ends, the key that leads from a visitor to a hash goes', async () => {
  const purposes = async () =>
    (await database.db.select().from(visitSalts)).map(({ purpose }) => purpose);
  expect(await purposes()).toContain('experiment hero-2026');
  const [experiment] = await listExperiments(ctx);
  await stopExperiment(ctx, experiment?.id ?? 0);
  expect(await purposes()).not.toContain('experiment hero-2026');
});

import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import { auditEntries } from '#src/db/schema/audit.ts';
import { rateSets } from '#src/db/schema/rates.ts';
import siteFile from '#src/db/seeds/demo/copy/site.json' with { type: 'json' };
import { seedSettings } from '#src/db/seeds/settings.ts';
import { sourcePath } from '#src/db/source-path.ts';
import { scopesOf } from '#src/domain/auth/index.ts';
import type { Actor, Ctx } from '#src/domain/context.ts';
import { createTestContext, testNow } from '#tests/factories/context.ts';
import { shopRates } from '#tests/factories/finished-builds.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import {
  getRateSet,
  listRateSets,
  ratesAt,
  readQuotedRates,
  removeRateSet,
  saveRateSet,
} from './index.server.ts';
import { rateStatus } from './index.ts';

const { setId: _id, date: _date, ...figures } = shopRates;
const dearer = { ...figures, labourCentsPerHour: 175_00 };
let database: Database;
let ctx: Ctx;

beforeAll(async () => {
  database = await openTestDatabase();
  ctx = createTestContext(database.db, { actor: staff('manager') });
  await expect(ratesAt(ctx)).rejects.toThrow(/seed/);
  await seedSettings(createTestContext(database.db), siteFile);
});
afterAll(() => database.close());

function staff(role: 'manager' | 'editor'): Actor {
  const name = `Ana (${role})`;
  return { kind: 'staff', userId: 'ana', name, email: 'a@b.example', role, scopes: scopesOf(role) };
}

const at = (moment: string): Ctx => ({
  ...ctx,
  clock: { now: () => Temporal.Instant.from(moment) },
});

test('a shop begins with the rates that it was seeded with', async () => {
  expect(await ratesAt(ctx)).toEqual({ ...shopRates, setId: expect.any(Number) });
});

test('a set written ahead holds from midnight in Phoenix on, by itself', async () => {
  const before = await ratesAt(ctx);
  const set = await saveRateSet(ctx, { id: null, validFrom: '2026-12-01', figures: dearer });
  expect(set.validFrom.toString()).toBe('2026-12-01T07:00:00Z');
  expect(await ratesAt(at('2026-12-01T06:59:59.999Z'))).toEqual(before);
  expect(await ratesAt(at('2026-12-01T07:00:00Z'))).toMatchObject({
    setId: set.id,
    date: '2026-12-01',
    labourCentsPerHour: 175_00,
  });
  const sets = await listRateSets(ctx);
  expect(sets.map((one) => rateStatus(one, { sets, now: testNow }))).toEqual([
    'upcoming',
    'current',
  ]);
  const later = Temporal.Instant.from('2027-01-01T00:00:00Z');
  expect(sets.map((one) => rateStatus(one, { sets, now: later }))).toEqual(['current', 'past']);
});

test('a set of today holds from now on, not for the morning', async () => {
  const set = await saveRateSet(ctx, { id: null, validFrom: '2026-11-21', figures: dearer });
  expect(set.validFrom).toEqual(testNow);
  expect((await ratesAt(at('2026-11-21T11:59:59-07:00'))).labourCentsPerHour).toBe(165_00);
  expect((await ratesAt(ctx)).setId).toBe(set.id);
  await database.db.delete(rateSets).where(eq(rateSets.id, set.id));
});

test('an upcoming set can be changed and taken back, one that has begun cannot', async () => {
  const input = { id: null, validFrom: '2027-02-01', figures };
  const { id } = await saveRateSet(ctx, input);
  await saveRateSet(ctx, { id, validFrom: '2027-02-02', figures: dearer });
  expect((await getRateSet(ctx, id)).rates).toMatchObject({ date: '2027-02-02' });
  const begun = at('2027-02-03T00:00:00Z');
  const changing = saveRateSet(begun, { id, validFrom: '2027-03-01', figures });
  await expect(changing).rejects.toMatchObject({ code: 'conflict' });
  await expect(removeRateSet(begun, id)).rejects.toMatchObject({ code: 'conflict' });
  await removeRateSet(ctx, id);
  await expect(getRateSet(ctx, id)).rejects.toMatchObject({ code: 'not-found' });
  const entries = await database.db.select().from(auditEntries);
  expect(entries.slice(-3)).toMatchObject([
    { action: 'rates.save', actorName: 'Ana (manager)', subjectName: '2027-02-01' },
    { action: 'rates.save', detail: { figures: { labourCentsPerHour: 175_00 } } },
    { action: 'rates.remove' },
  ]);
});

test('a past day, a taken day and figures that make no sense are refused beside their fields', async () => {
  const saving = (change: object) =>
    saveRateSet(ctx, { id: null, validFrom: '2027-05-01', figures, ...change });
  await expect(saving({ validFrom: '2026-11-20' })).rejects.toMatchObject({
    code: 'invalid',
    issues: [{ path: 'validFrom', reason: 'rates.day-past' }],
  });
  await expect(saving({ validFrom: '2026-12-01' })).rejects.toMatchObject({
    issues: [{ path: 'validFrom', reason: 'rates.day-taken' }],
  });
  const tangled = { ...figures.hours, trim: { low: 3, likely: 2, high: 1 } };
  await expect(saving({ figures: { ...figures, hours: tangled } })).rejects.toMatchObject({
    issues: [{ path: 'figures.hours.trim' }],
  });
  await expect(saving({ figures: { ...figures, labourCentsPerHour: 0.5 } })).rejects.toMatchObject({
    issues: [{ path: 'figures.labourCentsPerHour' }],
  });
});

test('only who may change settings changes rates', async () => {
  const editor = { ...ctx, actor: staff('editor') };
  const input = { id: null, validFrom: '2027-06-01', figures };
  await expect(saveRateSet(editor, input)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(removeRateSet(editor, 1)).rejects.toMatchObject({ code: 'forbidden' });
});

test('the rates of a price on an open page are honoured for a week after they ended', async () => {
  const old = await ratesAt(ctx);
  const inAWeek = at('2026-12-08T06:00:00Z');
  expect((await readQuotedRates(inAWeek, old.setId)).setId).toBe(old.setId);
  const later = at('2026-12-08T08:00:00Z');
  expect((await readQuotedRates(later, old.setId)).date).toBe('2026-12-01');
  // Neither rates that have not started nor rates that never existed.
  const [ahead] = await listRateSets(ctx);
  expect((await readQuotedRates(ctx, ahead?.id)).setId).toBe(old.setId);
  expect((await readQuotedRates(ctx, 99_999)).setId).toBe(old.setId);
  expect((await readQuotedRates(ctx, undefined)).setId).toBe(old.setId);
});

test('rates that an older shop has among its settings become its first set', async () => {
  const file = sourcePath('src/db/migrations/0011_rates_from_settings.sql');
  const statements = (await readFile(file, 'utf8')).split('--> statement-breakpoint');
  const own = JSON.stringify({ ...siteFile.settings.rates, date: '2025-07-01' });
  await database.pool.query('delete from rate_sets');
  await database.pool.query(
    `update shop_settings set record = record || jsonb_build_object('rates', $1::jsonb)`,
    [own],
  );
  for (const statement of statements) await database.pool.query(statement);
  const [first, ...others] = await listRateSets({ ...ctx });
  expect(others).toEqual([]);
  expect(first?.validFrom.toString()).toBe('2025-07-01T07:00:00Z');
  expect(first?.rates).toMatchObject({ ...figures, date: '2025-07-01' });
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import { leads } from '#src/db/schema/leads.ts';
import { mailMessages } from '#src/db/schema/mail.ts';
import { recordCompletedOptions, startBuild } from '#src/domain/builds/index.server.ts';
import { listLiftKits } from '#src/domain/catalog/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { changeRates, restoreRates } from '#tests/factories/change-rates.ts';
import { createTestContext, testNow } from '#tests/factories/context.ts';
import { seedShopRecords } from '#tests/factories/shop-records.ts';
import { markers } from '#tests/logs/markers.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { findBuildLead, submitBuild } from './index.server.ts';

// Runs on both engines: a build sent twice at the same time.

let database: Database;
let ctx: Ctx;

beforeAll(async () => {
  database = await openTestDatabase();
  ctx = createTestContext(database.db, { actor: { kind: 'visitor' } });
  await seedShopRecords(database.db);
});
afterAll(() => database.close());

const details = {
  name: ' Dana Whitlock ',
  contact: '(602) 555-0199',
  preferred: 'text' as const,
  note: 'Tows a boat.',
  consent: 'on',
};

async function startedBuild() {
  const access = await startBuild(ctx, { vehicleId: 'ford-f150-2021', year: 2021 });
  return { ...access, buildId: access.id };
}

test('a sent build is one row with who asked and what they saw', async () => {
  const build = await startedBuild();
  const [kit] = await listLiftKits(ctx);
  const meta = { 'lift-kits': { sku: kit?.sku }, wheels: { sku: null } };
  await recordCompletedOptions(ctx, { ...build, meta });
  const lead = await submitBuild(ctx, { ...details, ...build });
  expect(lead).toMatchObject({
    name: 'Dana Whitlock',
    contact: '+16025550199',
    contactKind: 'phone',
    preferred: 'text',
    note: 'Tows a boat.',
    consentedAt: new Date(testNow.epochMilliseconds),
    snapshot: {
      vehicle: { id: 'ford-f150-2021', year: 2021, make: 'Ford', model: 'F-150' },
      completedOptions: meta,
      parts: [{ option: 'lift-kits', sku: kit?.sku }],
      partsTotal: { minCents: kit?.priceCents.min, maxCents: kit?.priceCents.max },
      verdict: expect.any(String),
      figures: { height: { unit: 'in' } },
    },
  });
  expect(lead.number).toBeGreaterThanOrEqual(1042);
});

test('the price is frozen as it was seen, whatever the shop takes later', async () => {
  const build = await startedBuild();
  const [kit] = await listLiftKits(ctx);
  await recordCompletedOptions(ctx, { ...build, meta: { 'lift-kits': { sku: kit?.sku } } });
  const before = (await submitBuild(ctx, { ...details, ...build })).snapshot.quote;
  expect(before?.ratesDate).toBe('2026-01-05');
  expect(before?.lines.map(({ code }) => code)).toContain('lift-kit');
  const changed = await changeRates(database.db, { labourCentsPerHour: 99_900 });
  const newCtx = createTestContext(database.db, { actor: { kind: 'visitor' } });
  expect((await submitBuild(newCtx, { ...details, ...build })).snapshot.quote).toEqual(before);
  const next = await startedBuild();
  await recordCompletedOptions(newCtx, { ...next, meta: { 'lift-kits': { sku: kit?.sku } } });
  const after = (await submitBuild(newCtx, { ...details, ...next })).snapshot.quote;
  expect(after).toMatchObject({ ratesDate: '2026-11-21', ratesSetId: changed.id });
  expect(after?.totalCents.likely).toBeGreaterThan(before?.totalCents.likely ?? 0);
  await restoreRates(database.db);
});

test('what the shop has stopped offering is sent as well, at the last price that is known', async () => {
  const build = await startedBuild();
  const meta = {
    'lift-kits': { sku: 'bramblecut-fenline-6x5' },
    wheels: { sku: 'vantrel-quoin-18x8.5-6x135-p25' },
  };
  await recordCompletedOptions(ctx, { ...build, meta });
  const twin = await startedBuild();
  await recordCompletedOptions(ctx, { ...twin, meta });
  const before = (await submitBuild(ctx, { ...details, ...build })).snapshot;
  const change = (from: string, to: string) =>
    database.pool.query(
      `update catalog_lines set status = '${to}' where status = '${from}' and id in ('bramblecut-fenline', 'vantrel-quoin')`,
    );
  await change('active', 'discontinued');
  try {
    const after = (await submitBuild(ctx, { ...details, ...twin })).snapshot;
    expect(after.parts).toEqual(before.parts.map((part) => ({ ...part, isGone: true })));
    const catalogVersion = expect.any(String);
    expect(after.quote).toEqual({ ...before.quote, catalogVersion });
    expect(after.drawing).toEqual(before.drawing);
  } finally {
    await change('discontinued', 'active');
  }
});

test('sending twice, also at the same moment, is one lead as it was first sent', async () => {
  const build = await startedBuild();
  const sent = await Promise.all([
    submitBuild(ctx, { ...details, ...build }),
    submitBuild(ctx, { ...details, ...build }),
  ]);
  await recordCompletedOptions(ctx, { ...build, meta: { wheels: { sku: null } } });
  const again = await submitBuild(ctx, { ...details, ...build, name: 'Somebody else' });
  expect(new Set([...sent, again].map(({ id }) => id)).size).toBe(1);
  expect(again).toEqual(sent[0]);
  const rows = await database.db.select().from(leads);
  expect(rows.filter(({ buildId }) => buildId === build.id)).toHaveLength(1);
});

test('fields are refused one by one, in the language of the page, and nothing is written', async () => {
  const build = await startedBuild();
  const input = { ...build, name: '', contact: '602 555 019', preferred: null, note: '' };
  await expect(submitBuild(ctx, { ...input, consent: null })).rejects.toMatchObject({
    code: 'invalid',
    issues: [
      { path: 'name', text: 'This field is required' },
      {
        path: 'contact',
        text: 'The phone or e-mail must be either a valid phone number or e-mail',
      },
      { path: 'consent', text: 'This field is required' },
    ],
  });
  await expect(submitBuild(ctx, { ...input, locale: 'es' })).rejects.toMatchObject({
    issues: expect.arrayContaining([{ path: 'name', text: 'Este campo es obligatorio' }]),
  });
  expect(await findBuildLead(ctx, build)).toBeNull();
});

test('an unknown language gets messages in English', async () => {
  const build = await startedBuild();
  const sending = submitBuild(ctx, { ...details, ...build, name: '', locale: '__proto__' as 'en' });
  await expect(sending).rejects.toMatchObject({
    code: 'invalid',
    issues: [{ path: 'name', text: 'This field is required' }],
  });
});

test('a VIN goes to the shop as it is stamped, and into no letter; a wrong one is told, and may be left out', async () => {
  await database.db.delete(mailMessages);
  const build = await startedBuild();
  const send = (vin: string, locale: 'en' | 'es' = 'en') =>
    submitBuild(ctx, { ...details, ...build, contact: 'dana@example.org', vin, locale });
  await expect(send(markers.vin.slice(1))).rejects.toMatchObject({
    issues: [{ path: 'vin', text: 'A VIN has 17 characters. Check it, or leave it empty.' }],
  });
  await expect(send(markers.vin.replace('X', '7'), 'es')).rejects.toMatchObject({
    issues: [{ path: 'vin', text: expect.stringMatching(/dígito verificador no coincide/) }],
  });
  const lead = await send(` vin ${markers.vin.toLowerCase()} `);
  expect(await vinOf(lead.id)).toBe(markers.vin);
  expect(JSON.stringify(await database.db.select().from(mailMessages))).not.toMatch(markers.vin);
  const without = await submitBuild(ctx, { ...details, ...(await startedBuild()), vin: ' ' });
  expect(await vinOf(without.id)).toBeNull();
});

async function vinOf(id: string) {
  const [lead] = await database.db.select().from(leads).where(eq(leads.id, id));
  return lead?.vin;
}

test('another visitor can neither send a build nor read its lead', async () => {
  const build = await startedBuild();
  await submitBuild(ctx, { ...details, ...build });
  const stranger = { ...build, capability: 'x'.repeat(32) };
  await expect(submitBuild(ctx, { ...details, ...stranger })).rejects.toMatchObject({
    code: 'not-found',
  });
  await expect(findBuildLead(ctx, stranger)).rejects.toMatchObject({ code: 'not-found' });
});

test('sending tells the shop, and confirms to whoever can be reached by mail; once', async () => {
  await database.db.delete(mailMessages);
  const build = await startedBuild();
  const byMail = { ...details, ...build, contact: 'dana@example.org' };
  const lead = await submitBuild(ctx, byMail);
  await submitBuild(ctx, byMail);
  const queued = await database.db.select().from(mailMessages);
  expect(queued.map(({ letter, recipient }) => [letter, recipient])).toEqual([
    ['lead-arrived', 'hello@ironwood.example'],
    ['build-received', 'dana@example.org'],
  ]);
  expect(queued[0]?.data).toMatchObject({
    truck: '2021 Ford F-150',
    leadUrl: `http://shop.test/admin/leads/${lead.id}`,
  });
  expect(queued[1]?.data).toMatchObject({
    leadNumber: lead.number,
    priceCents: lead.snapshot.quote?.totalCents,
  });
});

import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import { auditEntries } from '#src/db/schema/audit.ts';
import { galleryBuilds } from '#src/db/schema/gallery.ts';
import { scopesOf } from '#src/domain/auth/index.ts';
import { recordCompletedOptions, startBuild } from '#src/domain/builds/index.server.ts';
import type { Actor, Ctx } from '#src/domain/context.ts';
import {
  deleteFinishedBuild,
  getFinishedBuild,
  getOfficeBuild,
  listFinishedBuilds,
  listOfficeBuilds,
  publishFinishedBuild,
  saveFinishedBuild,
  unpublishFinishedBuild,
} from '#src/domain/gallery/index.server.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { seedShopRecords } from '#tests/factories/shop-records.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import {
  finishLead,
  getInquiry,
  listInquiries,
  sendMessage,
  setInquiryStage,
  submitBuild,
} from './index.server.ts';

let database: Database;
let ctx: Ctx;

beforeAll(async () => {
  database = await openTestDatabase();
  ctx = createTestContext(database.db);
  await seedShopRecords(database.db);
});
afterAll(() => database.close());

const asRole = (role: 'owner' | 'builder' | 'editor' | 'front-desk') => {
  const actor: Actor = {
    kind: 'staff',
    userId: 'u1',
    name: 'Tess',
    email: 'tess@ironwood.example',
    role,
    scopes: scopesOf(role),
  };
  return { ...ctx, actor };
};

const parts = {
  'lift-kits': { sku: 'dunmark-stratagem-2.75x1.5' },
  wheels: { sku: 'vantrel-quoin-17x8.5-6x135-p18' },
  tires: { sku: 'skerrow-northlight-at-lt31570r17' },
};

async function sentBuild(name: string): Promise<string> {
  const own = { paint: 'lake' as const };
  const access = await startBuild(ctx, { vehicleId: 'ford-f150-2021', year: 2022, own });
  await recordCompletedOptions(ctx, { ...access, meta: parts });
  const details = { name, contact: '(602) 555-0142', preferred: 'text', note: '', consent: 'on' };
  const lead = await submitBuild(ctx, {
    ...details,
    preferred: 'text' as const,
    buildId: access.id,
    capability: access.capability,
  });
  return lead.id;
}

const everything = {
  search: '',
  kind: 'all' as const,
  stage: 'all' as const,
  page: 1,
  perPage: 20,
};

const whole = {
  slug: '2022-f150-from-a-lead',
  'title-en': '2022 Ford F-150',
  'title-es': 'Ford F-150 2022',
  'story-en': 'Built on a Tuesday.',
  'story-es': 'Armada un martes.',
  tireSku: parts.tires.sku,
  wheelSku: parts.wheels.sku,
  liftSku: parts['lift-kits'].sku,
  pokeMm: '39.5',
  trimming: 'minor' as const,
  'trimming-en': 'Liner, 1 in',
  'trimming-es': 'Tolva, 1 pulgada',
  rub: 'none' as const,
  hours: '12.5',
  paidUsd: '9,480',
  finishedOn: '2026-11-20',
};

test('builds, messages and wishes are one list, narrowed by words, kind and stage', async () => {
  const id = await sentBuild('Dana Whitlock');
  const message = { contact: 'sam@ironwood.example', topic: 'fit' as const, message: 'Hello.' };
  await sendMessage(ctx, {
    locale: 'en',
    values: { formId: ctx.ids.uuid(), name: 'Sam Ortiz', ...message },
  });
  const desk = asRole('front-desk');
  const { inquiries, total } = await listInquiries(desk, everything);
  expect(total).toBe(2);
  expect(inquiries.map(({ kind }) => kind).sort()).toEqual(['build', 'message']);
  const found = await listInquiries(desk, { ...everything, search: 'f-150 whit' });
  expect(found.inquiries).toMatchObject([{ id, about: '2022 Ford F-150', stage: 'new' }]);
  expect((await listInquiries(desk, { ...everything, search: '%' })).total).toBe(0);
  await setInquiryStage(desk, { id, stage: 'quoted' });
  const quoted = await listInquiries(desk, { ...everything, kind: 'build', stage: 'quoted' });
  expect(quoted.total).toBe(1);
  expect(await getInquiry(desk, id)).toMatchObject({ kind: 'build', lead: { stage: 'quoted' } });
  await expect(listInquiries(asRole('editor'), everything)).rejects.toMatchObject({
    code: 'forbidden',
  });
  await expect(setInquiryStage(asRole('builder'), { id, stage: 'won' })).rejects.toMatchObject({
    code: 'forbidden',
  });
  await expect(getInquiry(desk, 'nothing')).rejects.toMatchObject({ code: 'not-found' });
});

test('a lead becomes one finished build, seen when it is published and gone when taken off', async () => {
  const builder = asRole('builder');
  const leadId = await sentBuild('Priya Nair');
  const { buildId: id } = await finishLead(builder, { id: leadId });
  expect(await finishLead(builder, { id: leadId })).toEqual({ buildId: id });
  const draft = await getOfficeBuild(builder, id);
  expect(draft.record).toMatchObject({
    vehicleId: 'ford-f150-2021',
    year: 2022,
    lift: { lineId: 'dunmark-stratagem', frontIn: 2.75 },
    wheel: { sku: parts.wheels.sku, size: '17x8.5', offsetMm: 18 },
    tire: { sku: parts.tires.sku },
    colour: { en: 'Lake blue metallic', es: 'Azul lago metálico', hex: '#27507f' },
    fit: { pokeMm: { computed: 38.7, measured: null }, trimming: null },
    price: null,
  });
  const before = (await listFinishedBuilds(ctx)).total;
  await expect(publishFinishedBuild(builder, { id })).rejects.toMatchObject({
    code: 'invalid',
    issues: expect.arrayContaining([
      expect.objectContaining({ path: 'pokeMm', reason: 'gallery.poke' }),
    ]),
  });
  await saveFinishedBuild(builder, { id, form: whole });
  expect((await listFinishedBuilds(ctx)).total).toBe(before);
  await publishFinishedBuild(builder, { id });
  expect(await getFinishedBuild(ctx, whole.slug)).toMatchObject({
    fit: { trimming: { level: 'minor' }, rub: { level: 'none', where: { en: 'None' } } },
    price: { totalCents: 948_000, ratesDate: '2026-11-20' },
    labour: { items: [], totalHours: 12.5 },
  });
  await expect(
    saveFinishedBuild(builder, { id, form: { ...whole, pokeMm: '' } }),
  ).rejects.toMatchObject({ issues: [{ path: 'pokeMm', reason: 'gallery.poke' }] });
  await expect(deleteFinishedBuild(builder, { id })).rejects.toMatchObject({ code: 'conflict' });
  await unpublishFinishedBuild(builder, { id });
  await expect(getFinishedBuild(ctx, whole.slug)).rejects.toMatchObject({ code: 'not-found' });
  const actions = await database.db
    .select({ action: auditEntries.action })
    .from(auditEntries)
    .orderBy(desc(auditEntries.id))
    .limit(4);
  expect(actions.map(({ action }) => action)).toEqual([
    'gallery.unpublish',
    'gallery.publish',
    'gallery.save',
    'gallery.create',
  ]);
});

test('what a form gets wrong is said at its field, and nothing is written', async () => {
  const { buildId: id } = await finishLead(ctx, { id: await sentBuild('Owen Platt') });
  const save = (change: object) => saveFinishedBuild(ctx, { id, form: { ...whole, ...change } });
  const refused = (path: string) => ({ code: 'invalid', issues: [{ path }] });
  await expect(save({ slug: 'Not a slug' })).rejects.toMatchObject(refused('slug'));
  await expect(save({ wheelSku: 'no-such-wheel' })).rejects.toMatchObject(refused('wheelSku'));
  await expect(save({ pokeMm: 'much' })).rejects.toMatchObject(refused('pokeMm'));
  await expect(save({ pokeMm: '999' })).rejects.toMatchObject(refused('pokeMm'));
  await expect(save({})).rejects.toMatchObject(refused('slug'));
  expect((await getOfficeBuild(ctx, id)).record.fit.pokeMm.measured).toBeNull();
  await save({ slug: '2022-f150-another' });
  const drafts = await listOfficeBuilds(ctx, {
    search: '2022 f-150',
    state: 'draft',
    page: 1,
    perPage: 5,
  });
  expect(drafts.builds.map(({ record }) => record.slug)).toContain('2022-f150-another');
  await deleteFinishedBuild(ctx, { id });
  const rows = await database.db.select({ id: galleryBuilds.id }).from(galleryBuilds);
  expect(rows.map((row) => row.id)).not.toContain(id);
});

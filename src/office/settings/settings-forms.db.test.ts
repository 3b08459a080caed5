import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import type { Ctx } from '#src/domain/context.ts';
import { changeShopSettings, getShopSettings } from '#src/domain/settings/index.server.ts';
import { describePlace } from '#src/site/contact/index.server.ts';
import { businessData } from '#src/site/stories/global/business-data.ts';
import { seedBookingShop } from '#tests/factories/booking-shop.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { testForm } from '#tests/factories/form-cases.ts';
import { postForm } from '#tests/factories/post-form.ts';
import { asStaff } from '#tests/factories/staff.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { action as onBays } from './bays.page.tsx';
import { openedField } from './changed-fields.ts';
import { action as onIntegrations } from './integrations.page.tsx';
import { action as onService } from './service.page.tsx';
import { serviceValues } from './service-form.ts';
import { action as onServices } from './services.page.tsx';
import { action as onSettings } from './settings.page.tsx';
import { shopValues, shownFields } from './shop-form.ts';
import { action as onTechnician } from './technician.page.tsx';
import { usualServices } from './usual-services.ts';

let database: Database;
let ctx: Ctx;

beforeAll(async () => {
  database = await openTestDatabase();
  await seedBookingShop(database.db);
  ctx = asStaff(createTestContext(database.db), 'owner');
});
afterAll(() => database.close());

const office = () => ctx;
const settings = () => getShopSettings({ ...ctx });
const at = (path: string) => () => `select record #> '{${path}}' as now from shop_settings`;

/** The form of the shop as its page shows it now. */
const shopForm = async () => shownFields(shopValues(await settings()));

testForm('the facts of the shop', office, {
  action: onSettings,
  form: async () => ({ fields: { ...(await shopForm()), intent: 'shop', city: 'Tempe' } }),
  reads: at('address,city'),
  after: [{ now: 'Tempe' }],
  refused: 'editor',
  wrong: {
    fields: { postalCode: '85', phone: '12', email: 'x' },
    at: ['postalCode', 'phone', 'email'],
  },
});

testForm('a garage of the city', office, {
  action: onSettings,
  form: async () => ({
    fields: { intent: 'add-garage', garageName: 'Ocotillo Plaza', feet: '6', inches: '8.5' },
  }),
  reads: () =>
    `select one as now from shop_settings, jsonb_array_elements(added -> 'cityGarages') one where one ->> 'name' = 'Ocotillo Plaza'`,
  after: [{ now: { name: 'Ocotillo Plaza', clearanceIn: 80.5 } }],
  refused: 'editor',
  wrong: { fields: { garageName: '', feet: '3' }, at: ['garageName', 'feet'] },
});

test('a garage that is added again has its new clearance, and one that is removed is gone', async () => {
  const add = (feet: string) =>
    postForm(onSettings, ctx, {
      fields: { intent: 'add-garage', garageName: 'Mesquite', feet, inches: '' },
    });
  await add('7');
  await add('8');
  const named = async () =>
    (await settings()).cityGarages.filter(({ name }) => name === 'Mesquite');
  expect(await named()).toEqual([{ name: 'Mesquite', clearanceIn: 96 }]);
  await postForm(onSettings, ctx, { fields: { intent: 'remove-garage', garageName: 'Mesquite' } });
  expect(await named()).toEqual([]);
});

const terms = {
  lender: 'Mesa Credit',
  aprPercent: '7.25',
  months: '24',
  downPercent: '0',
  lenderUrl: '',
};

testForm('the terms of a monthly payment', office, {
  action: onSettings,
  form: async () => ({ fields: { intent: 'financing', ...terms } }),
  reads: () => `select added #> '{financing}' as now from shop_settings`,
  after: [
    { now: { lender: 'Mesa Credit', url: '', aprPercent: 7.25, months: 24, downPercent: 0 } },
  ],
  refused: 'editor',
  wrong: {
    fields: {
      lender: '',
      aprPercent: '',
      months: '2',
      downPercent: '95',
      lenderUrl: 'http://x.example',
    },
    at: ['lender', 'aprPercent', 'months', 'downPercent', 'lenderUrl'],
  },
});

test('without terms no payment is shown', async () => {
  await postForm(onSettings, ctx, { fields: { intent: 'remove-financing' } });
  expect((await settings()).financing).toBeNull();
});

test('a shop with a city and a state only says just that, and leads nobody to a street', async () => {
  const before = await shopForm();
  const city = { street: '', city: 'Boise', region: 'ID', postalCode: '' };
  const saved = await postForm(onSettings, ctx, { fields: { ...before, ...city, intent: 'shop' } });
  expect(saved.answer).toMatchObject({ done: 'save' });
  const place = await describePlace({ ...ctx }, 'en');
  expect(place).toMatchObject({ address: ['Boise, ID'], directionsUrl: null });
  const { address } = businessData(await settings(), ctx.origin) as Record<string, unknown>;
  expect(address).toEqual({
    '@type': 'PostalAddress',
    addressLocality: 'Boise',
    addressRegion: 'ID',
    addressCountry: 'US',
  });
  await postForm(onSettings, ctx, { fields: { ...before, intent: 'shop' } });
});

test('two who change other fields of one form keep what each of them changed', async () => {
  const opened = await shopForm();
  const send = (changed: Record<string, string>) =>
    postForm(onSettings, ctx, {
      fields: { ...opened, ...changed, intent: 'shop', [openedField]: JSON.stringify(opened) },
    });
  await send({ street: '12 West Road' });
  await send({ city: 'Chandler' });
  expect((await settings()).address).toMatchObject({ street: '12 West Road', city: 'Chandler' });
});

testForm('a day on which the shop is closed', office, {
  action: onSettings,
  form: () => ({
    fields: {
      intent: 'add-closure',
      date: '2026-12-31',
      'reason-en': 'Inventory',
      'reason-es': 'Inventario',
    },
  }),
  reads: () => `select count(*)::int as days from shop_settings,
    jsonb_array_elements(record -> 'closures') day where day ->> 'date' = '2026-12-31'`,
  after: [{ days: 1 }],
  refused: 'editor',
  wrong: { fields: { date: 'soon', 'reason-es': '' }, at: ['date', 'reason-es'] },
});

testForm('a bay', office, {
  action: onBays,
  form: () => ({
    fields: {
      intent: 'save-bay',
      'name-en': 'Alignment rack',
      'name-es': 'Alineación',
      kind: 'rack',
    },
  }),
  reads: () => `select bay -> 'name' ->> 'es' as name from shop_settings,
    jsonb_array_elements(record -> 'bays') bay where bay ->> 'id' = 'alignment-rack'`,
  after: [{ name: 'Alineación' }],
  refused: 'editor',
  wrong: { fields: { 'name-en': '' }, at: ['name-en'] },
});

test('the last bay stays', async () => {
  const left = async () => (await settings()).bays.map(({ id }) => id);
  for (const id of (await left()).slice(1)) {
    await postForm(onBays, ctx, { fields: { intent: 'remove-bay', id } });
  }
  const [last = ''] = await left();
  const fields = { intent: 'remove-bay', id: last };
  expect(await postForm(onBays, ctx, { fields })).toMatchObject({ status: 422 });
  expect(await left()).toEqual([last]);
});

const week = Object.fromEntries(
  ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].flatMap((day) => [
    [`${day}-opens`, '09:00'],
    [`${day}-closes`, '13:00'],
  ]),
);

testForm('when somebody works', office, {
  action: onTechnician,
  form: async () => ({
    params: { id: (await settings()).technicians[0]?.id ?? '' },
    fields: { name: 'Ana', own: 'on', ...week, 'tue-open': 'on' },
  }),
  reads: at('technicians,0,hours'),
  after: [{ now: [{ days: ['Tue'], opens: '09:00', closes: '13:00' }] }],
  refused: 'editor',
  wrong: { fields: { 'tue-closes': '08:00' }, at: ['tue-closes'] },
});

const service = {
  slug: 'winch',
  'name-en': 'Winch',
  'name-es': 'Winche',
  hours: '2',
  place: 'bay',
  rack: '0',
  before: '0',
  after: '0',
  lead: '1',
  horizon: '60',
  cap: '',
  every: '30',
  last: '',
};

const winches = () => `select one ->> 'minutes' as minutes from shop_settings,
  jsonb_array_elements(record -> 'services') one where one ->> 'slug' = 'winch'`;

testForm('a service that can be booked', office, {
  action: onService,
  form: () => ({ params: { slug: 'new' }, fields: service }),
  reads: winches,
  after: [{ minutes: '120' }],
  refused: 'editor',
  wrong: { fields: { hours: 'many', lead: '-1' }, at: ['hours', 'lead'] },
});

test('a second service of one address is refused beside it, and the first stays', async () => {
  const again = { params: { slug: 'new' }, fields: { ...service, hours: '9' } };
  const { status, answer } = await postForm(onService, ctx, again);
  expect([status, Object.keys(answer.issues ?? {})]).toEqual([422, ['slug']]);
  expect((await database.db.execute(winches())).rows).toEqual([{ minutes: '120' }]);
});

const winchWork = () => `select added -> 'workKinds' ->> 'winch' as work from shop_settings`;

testForm('the kind of work of a service', office, {
  action: onService,
  form: () => ({ params: { slug: 'winch' }, fields: { ...service, work: 'fabrication' } }),
  reads: winchWork,
  after: [{ work: 'fabrication' }],
  refused: 'editor',
  wrong: { fields: { work: 'magic' }, at: ['work'] },
});

test('the kind of work that was chosen is shown in the form, and given up for the usual one', async () => {
  const { services, workKinds } = await settings();
  const winch = services.find(({ slug }) => slug === 'winch');
  expect(winch && serviceValues(winch, workKinds.winch).work).toBe('fabrication');
  await postForm(onService, ctx, { params: { slug: 'winch' }, fields: { ...service, work: '' } });
  expect((await database.db.execute(winchWork())).rows).toEqual([{ work: null }]);
});

testForm('a service taken off the list', office, {
  action: onServices,
  form: () => ({ fields: { intent: 'remove', slug: 'winch' } }),
  reads: winches,
  after: [],
  refused: 'editor',
  wrong: { fields: { intent: 'explode' }, at: [] },
});

testForm('a map on the contact page', office, {
  action: onIntegrations,
  form: () => ({ fields: { name: 'map', key: 'AIza-first_key' } }),
  reads: at('liveMap,key'),
  after: [{ now: 'AIza-first_key' }],
  refused: 'editor',
  wrong: { fields: { key: '<b>' }, at: ['key'] },
});

test('a shop without services begins with the usual ones, which can be booked, and gets none twice', async () => {
  await changeShopSettings(ctx, () => ({ services: [] }));
  await postForm(onServices, ctx, { fields: { intent: 'usual' } });
  await postForm(onServices, ctx, { fields: { intent: 'usual' } });
  const { services, bays } = await settings();
  expect(services.map(({ slug }) => slug)).toEqual([
    'suspension-lift',
    'leveling-kit',
    'wheels-and-tires',
    'alignment',
  ]);
  const bayOnly = usualServices({ services: [], bays: bays.filter(({ kind }) => kind === 'bay') });
  expect(bayOnly.every(({ needsBay }) => needsBay)).toBe(true);
});

test('services trade places with a neighbor, and those at the ends stay', async () => {
  const afterMoving = async (intent: 'up' | 'down', slug: string) => {
    await postForm(onServices, ctx, { fields: { intent, slug } });
    return (await settings()).services.map((one) => one.slug);
  };
  const [first = '', second = '', ...others] = (await settings()).services.map(({ slug }) => slug);
  expect(await afterMoving('down', first)).toEqual([second, first, ...others]);
  expect(await afterMoving('down', others.at(-1) ?? '')).toEqual([second, first, ...others]);
  expect(await afterMoving('up', first)).toEqual([first, second, ...others]);
});

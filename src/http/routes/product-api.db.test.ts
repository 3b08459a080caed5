import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builds } from '#src/db/schema/builds.ts';
import { leads } from '#src/db/schema/leads.ts';
import records from '#src/db/seeds/reference/vehicles.json' with { type: 'json' };
import { ApiVisitor, dataOf, openApi, type TestApi } from '#tests/factories/product-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.database.close());

async function visitorWithBuild() {
  const visitor = await ApiVisitor.arriving(api.app);
  const id = await visitor.startBuild();
  return { visitor, id, path: `/p/v1/leads/${id}` };
}

test('the token call answers 204 with a readable token and a hidden visitor', async () => {
  const response = await api.app.request('/api/sanctum/csrf-cookie');
  expect(response.status).toBe(204);
  const cookies = response.headers.getSetCookie();
  expect(cookies.find((one) => one.startsWith('XSRF-TOKEN='))).toMatch(
    /; Path=\/; Secure; SameSite=Lax$/,
  );
  expect(cookies.find((one) => one.startsWith('ironwood_visitor='))).toMatch(/; HttpOnly;/);
});

test('a second token call keeps the token, so that other tabs keep working', async () => {
  const visitor = await ApiVisitor.arriving(api.app);
  const first = visitor.cookies.get('XSRF-TOKEN');
  await visitor.call('GET', '/api/sanctum/csrf-cookie');
  expect(visitor.cookies.get('XSRF-TOKEN')).toBe(first);
});

test('a started build answers 201 with its id and the capability cookie', async () => {
  const { visitor, id } = await visitorWithBuild();
  expect(visitor.cookies.get('ironwood_build')).toMatch(new RegExp(`^${id}\\.[\\w-]{22,}$`));
});

test('its owner reads it as the server keeps it', async () => {
  const { visitor, id } = await visitorWithBuild();
  const response = await visitor.call('GET', `/p/v1/builds/${id}`);
  expect(await response.json()).toEqual({
    data: {
      id,
      locale: 'en',
      selectedOptions: ['lift-kits', 'wheels', 'tires'],
      currentOption: null,
      firstOption: null,
      meta: { vehicle: { vehicleId: 'ford-f150-2021', year: 2021 } },
      version: 1,
    },
  });
});

test('saving merges by key and answers what is kept; an empty entry changes nothing', async () => {
  const { visitor, id, path } = await visitorWithBuild();
  await visitor.call('PATCH', path, { body: { meta: { wheels: { sku: 'w' } } } });
  const meta = { tires: { sku: null }, wheels: {}, 'lift-kits': '', vehicle: null };
  const response = await visitor.call('PATCH', path, { body: { meta } });
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    data: {
      id,
      meta: {
        vehicle: { vehicleId: 'ford-f150-2021', year: 2021 },
        wheels: { sku: 'w' },
        tires: { sku: null },
      },
      version: 3,
    },
  });
});

test("another visitor's token is refused, in the cookie too", async () => {
  const { visitor, path } = await visitorWithBuild();
  const other = await ApiVisitor.arriving(api.app);
  visitor.cookies.set('XSRF-TOKEN', other.cookies.get('XSRF-TOKEN') ?? '');
  expect((await visitor.call('PATCH', path, { body: { meta: {} } })).status).toBe(419);
});

test('a submission answers the number, and names the fields in the language of the page', async () => {
  const { visitor, id, path } = await visitorWithBuild();
  const refused = await visitor.call('POST', `${path}/submission`, {
    body: { name: 'Dana', locale: 'es' },
  });
  expect(await refused.json()).toMatchObject({
    errors: [
      { path: 'contact', message: 'Este campo es obligatorio' },
      { path: 'consent', message: 'Este campo es obligatorio' },
    ],
  });
  const body = { name: 'Dana', contact: 'dana@example.com', consent: 'on' };
  const sent = await visitor.call('POST', `${path}/submission`, { body });
  const [lead] = await api.database.db.select().from(leads).where(eq(leads.buildId, id));
  expect(await sent.json()).toEqual({ data: { id: lead?.id, number: lead?.number } });
});

test('a build and its lead carry where the visitor came from, and nothing else of the address', async () => {
  const visitor = await ApiVisitor.arriving(api.app);
  visitor.cookies.set('exp', 'hero-2026.1-0');
  const landing =
    'https://shop.example/services/lift-kits?utm_source=radio&utm_campaign=fall&fbclid=x';
  const source = { landing, referrer: 'https://www.google.com/search?q=lift+kit+dana' };
  const id = await visitor.startBuild({ vehicleId: 'ford-f150-2021', year: 2021, source });
  const origin = {
    source: {
      utm: { source: 'radio', campaign: 'fall' },
      landing: '/services/lift-kits',
      referrer: 'www.google.com',
    },
    experiments: 'hero-2026.1-0',
  };
  const [build] = await api.database.db.select().from(builds).where(eq(builds.id, id));
  expect(build).toMatchObject(origin);
  const body = { name: 'Dana', contact: 'dana@example.com', consent: 'on' };
  visitor.cookies.set('exp', 'hero-2026.2-0');
  await visitor.call('POST', `/p/v1/leads/${id}/submission`, { body });
  const [lead] = await api.database.db.select().from(leads).where(eq(leads.buildId, id));
  expect(lead).toMatchObject({ ...origin, experiments: 'hero-2026.2-0' });
});

test('vehicles answer what a build can start from', async () => {
  const response = await api.app.request('/p/v1/vehicles');
  const data = await dataOf<unknown[]>(response);
  expect(data).toHaveLength(records.length);
  expect(data).toContainEqual(expect.objectContaining({ id: 'ford-f150-2021', make: 'Ford' }));
});

test('recent builds answer a list under data', async () => {
  const response = await api.app.request('/p/v1/builds?image_exists=1&limit=3');
  expect(await response.json()).toEqual({ data: [] });
});

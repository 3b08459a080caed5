import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import { leads } from '#src/db/schema/leads.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { seedShopRecords } from '#tests/factories/shop-records.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import type { HttpEnv } from '../http-env.ts';
import { onError } from '../on-error.ts';
import { productApiRoutes } from './product-api.ts';

let database: Database;
let app: Hono<HttpEnv>;

beforeAll(async () => {
  database = await openTestDatabase();
  const ctx = createTestContext(database.db, { actor: { kind: 'visitor' } });
  await seedShopRecords(database.db);
  app = new Hono<HttpEnv>();
  app.use(async (c, next) => {
    c.set('ctx', ctx);
    await next();
  });
  app.onError(onError);
  app.route('/', productApiRoutes({ https: true }));
});
afterAll(() => database.close());

/** A browser: keeps cookies, repeats the token, sends JSON. */
class Visitor {
  readonly cookies = new Map<string, string>();

  async call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const response = await app.request(path, {
      method,
      headers: {
        Cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'X-XSRF-TOKEN': this.cookies.get('XSRF-TOKEN') ?? '',
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';')[0]?.split('=') ?? [];
      this.cookies.set(name, value);
    }
    return response;
  }
}

async function visitorWithBuild() {
  const visitor = new Visitor();
  await visitor.call('GET', '/api/sanctum/csrf-cookie');
  const started = await visitor.call('POST', '/p/v1/builds', {
    vehicleId: 'ford-f150-2021',
    year: 2021,
  });
  const { data } = (await started.json()) as { data: { id: string } };
  return { visitor, id: data.id, path: `/p/v1/leads/${data.id}` };
}

test('the token call answers 204 with a readable token and a hidden visitor', async () => {
  const response = await app.request('/api/sanctum/csrf-cookie');
  expect(response.status).toBe(204);
  const cookies = response.headers.getSetCookie();
  expect(cookies.find((one) => one.startsWith('XSRF-TOKEN='))).toMatch(
    /; Path=\/; Secure; SameSite=Lax$/,
  );
  expect(cookies.find((one) => one.startsWith('ironwood_visitor='))).toMatch(/; HttpOnly;/);
});

test('a second token call keeps the token, so that other tabs keep working', async () => {
  const visitor = new Visitor();
  await visitor.call('GET', '/api/sanctum/csrf-cookie');
  const first = visitor.cookies.get('XSRF-TOKEN');
  await visitor.call('GET', '/api/sanctum/csrf-cookie');
  expect(visitor.cookies.get('XSRF-TOKEN')).toBe(first);
});

test('a started build answers 201 with its id and the capability cookie', async () => {
  const { visitor, id } = await visitorWithBuild();
  expect(visitor.cookies.get('ironwood_build')).toMatch(new RegExp(`^${id}\\.[\\w-]{22,}$`));
});

test('saving merges by key and answers what is kept', async () => {
  const { visitor, id, path } = await visitorWithBuild();
  await visitor.call('PATCH', path, { meta: { wheels: { sku: 'w' } } });
  const response = await visitor.call('PATCH', path, { meta: { tires: { sku: null } } });
  expect(response.status).toBe(200);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
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

test('without JSON a save is 415, without the token 419', async () => {
  const { visitor, path } = await visitorWithBuild();
  const body = { meta: {} };
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
  expect((await visitor.call('PATCH', path, body, form)).status).toBe(415);
  expect((await visitor.call('PATCH', path, body, { 'X-XSRF-TOKEN': '' })).status).toBe(419);
  expect((await visitor.call('PATCH', path, body, { 'X-XSRF-TOKEN': 'a.b' })).status).toBe(419);
});

test("another visitor's token is refused, in the cookie too", async () => {
  const { visitor, path } = await visitorWithBuild();
  const other = new Visitor();
  await other.call('GET', '/api/sanctum/csrf-cookie');
  visitor.cookies.set('XSRF-TOKEN', other.cookies.get('XSRF-TOKEN') ?? '');
  expect((await visitor.call('PATCH', path, { meta: {} })).status).toBe(419);
});

test('without the capability cookie of this build a save is 404', async () => {
  const { path } = await visitorWithBuild();
  const { visitor } = await visitorWithBuild();
  expect((await visitor.call('PATCH', path, { meta: {} })).status).toBe(404);
  visitor.cookies.delete('ironwood_build');
  expect((await visitor.call('PATCH', path, { meta: {} })).status).toBe(404);
});

test('unknown keys are 422 with their paths, a body that is not JSON too', async () => {
  const { visitor, path } = await visitorWithBuild();
  const response = await visitor.call('PATCH', path, { meta: { roof: { sku: 'r' } } });
  expect(response.status).toBe(422);
  expect(response.headers.get('Content-Type')).toContain('application/problem+json');
  expect(await response.json()).toMatchObject({ issues: [{ path: 'meta.roof' }] });
  expect((await visitor.call('PATCH', path, [])).status).toBe(422);
  expect((await visitor.call('PATCH', path, {})).status).toBe(422);
});

test('a body over the limit is 413', async () => {
  const { visitor, path } = await visitorWithBuild();
  const meta = { wheels: { sku: 'w'.repeat(300 * 1024) } };
  expect((await visitor.call('PATCH', path, { meta })).status).toBe(413);
});

test('a submission answers 201 with the number, and 422 with the fields', async () => {
  const { visitor, id, path } = await visitorWithBuild();
  const refused = await visitor.call('POST', `${path}/submission`, { name: 'Dana' });
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({
    issues: [{ path: 'contact' }, { path: 'consent' }],
  });
  const details = { name: 'Dana', contact: 'dana@example.com', consent: 'on' };
  const sent = await visitor.call('POST', `${path}/submission`, details);
  expect(sent.status).toBe(201);
  const rows = await database.db.select().from(leads);
  const { number } = rows.find(({ buildId }) => buildId === id) ?? {};
  expect(await sent.json()).toMatchObject({ data: { number } });
});

test('vehicles answer what a build can start from', async () => {
  const response = await app.request('/p/v1/vehicles');
  const { data } = (await response.json()) as { data: unknown[] };
  expect(data).toHaveLength(64);
  expect(data).toContainEqual(expect.objectContaining({ id: 'ford-f150-2021', make: 'Ford' }));
});

test('recent builds answer a list under data, and 422 to a limit that is none', async () => {
  const response = await app.request('/p/v1/builds?image_exists=1&limit=3');
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ data: [] });
  expect((await app.request('/p/v1/builds?limit=all')).status).toBe(422);
});

test('an address or a method that is none of its own is 404 as JSON, not a page', async () => {
  const { visitor } = await visitorWithBuild();
  for (const [method, path] of [
    ['GET', '/p/v1'],
    ['GET', '/p/v1/nothing'],
    ['POST', '/p/v1/vehicles'],
    ['DELETE', '/p/v1/nothing/else'],
  ] as const) {
    const answer = await visitor.call(method, path);
    expect([answer.status, answer.headers.get('Content-Type')], `${method} ${path}`).toEqual([
      404,
      'application/problem+json',
    ]);
  }
});

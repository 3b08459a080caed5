import { afterAll, beforeAll, expect, test } from 'vitest';
import records from '#src/db/seeds/reference/vehicles.json' with { type: 'json' };
import type { CompletedOptions } from '#src/domain/builds/index.ts';
import { type ApiBrowser, createBuildApi } from '#src/site/build/saving/api-client.ts';
import { ApiVisitor, dataOf, openApi, type TestApi } from '#tests/factories/product-api.ts';

/* The client and the server of section 7, against each other. */

let api: TestApi;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.database.close());

/** A browser as the client sees it, with a visitor's cookies; scripts see one of them. */
function browserOf(visitor: ApiVisitor): ApiBrowser {
  return {
    cookies: () => `theme=dark; XSRF-TOKEN=${visitor.cookies.get('XSRF-TOKEN') ?? ''}`,
    fetch: (path, { method = 'GET', body, headers } = {}) => {
      // Only what the client itself sends counts as the token's header.
      const given = { 'X-XSRF-TOKEN': '', ...Object(headers) };
      const sent = typeof body === 'string' ? { body, headers: given } : { headers: given };
      return visitor.call(method, String(path), sent);
    },
  };
}

async function visitorWithBuild() {
  const visitor = await ApiVisitor.arriving(api.app);
  const id = await visitor.startBuild();
  return { visitor, id, client: createBuildApi(browserOf(visitor)) };
}

test('the client of the build lists vehicles, and its saves arrive and are merged', async () => {
  const { visitor, id, client } = await visitorWithBuild();
  expect(await client.listVehicles()).toHaveLength(records.length);
  visitor.cookies.delete('XSRF-TOKEN');
  expect(await client.saveCompletedOptions(id, { wheels: { sku: 'w' } }, ['wheels'])).toMatchObject(
    {
      version: 2,
    },
  );
  await client.saveCompletedOptions(id, { tires: { sku: null } }, ['tires']);
  expect(await dataOf(await visitor.call('GET', `/p/v1/builds/${id}`))).toMatchObject({
    version: 3,
    meta: { wheels: { sku: 'w' }, tires: { sku: null } },
  });
});

test('a page that knows an older build sends all it knows, and undoes nothing', async () => {
  const { visitor, id, client } = await visitorWithBuild();
  const old = { wheels: { sku: 'old' } };
  await client.saveCompletedOptions(id, old, ['wheels']);
  await client.saveCompletedOptions(id, { wheels: { sku: 'new' } }, ['wheels']);
  await client.saveCompletedOptions(id, { ...old, tires: { sku: null } }, ['tires']);
  expect(await dataOf(await visitor.call('GET', `/p/v1/builds/${id}`))).toMatchObject({
    meta: { wheels: { sku: 'new' }, tires: { sku: null } },
  });
});

const wheels = { wheels: { sku: 'w' } };
const details = { name: 'Dana', contact: 'dana@example.com', consent: 'on' };

test.each<[number, string, (build: Awaited<ReturnType<typeof visitorWithBuild>>) => unknown]>([
  [404, 'another visitor’s build', ({ visitor }) => visitor.startBuild()],
  [
    409,
    'a sent build',
    ({ visitor, id }) => visitor.call('POST', `/p/v1/leads/${id}/submission`, { body: details }),
  ],
  [419, 'a token that is not the visitor’s', ({ visitor }) => spoilToken(visitor)],
])('%i for %s is named by its number', async (status, _, spoil) => {
  const build = await visitorWithBuild();
  await spoil(build);
  const saving = build.client.saveCompletedOptions(build.id, wheels, ['wheels']);
  await expect(saving).rejects.toThrow(`Request failed with status code ${status}`);
});

test('422 for a choice that is none is named by its number', async () => {
  const { id, client } = await visitorWithBuild();
  // What an outdated page could send.
  const old = { roof: { sku: 'r' } } as CompletedOptions;
  await expect(client.saveCompletedOptions(id, old, ['roof'])).rejects.toThrow(
    'Request failed with status code 422',
  );
});

/** As if another site could set a cookie here: the token no longer matches the hidden one. */
function spoilToken(visitor: ApiVisitor): void {
  const call = visitor.call.bind(visitor);
  visitor.call = async (...request) => {
    const response = await call(...request);
    visitor.cookies.set('XSRF-TOKEN', 'a.b');
    return response;
  };
}

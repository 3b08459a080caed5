import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ApiCall } from '#src/http/api/api-call.ts';
import { apiCalls } from '#src/http/api/calls.ts';
import { describeApi } from '#src/http/api/describe-api.ts';
import { ApiVisitor, apiOn, openApi, type TestApi } from '#tests/factories/product-api.ts';

/*
 * Provokes every status in the API's document, on the whole HTTP layer and a real database. A new status in the
 * document fails here until there is a way to provoke it.
 */

let api: TestApi;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.database.close());

type Sending = { body?: unknown; headers?: Record<string, string> };
type Scene = { visitor: ApiVisitor; path: string; sending: Sending };

/** A successful request of this call, by a visitor who may make it. */
async function setScene(call: ApiCall, app = api.app): Promise<Scene> {
  const visitor = await ApiVisitor.arriving(app);
  const buildId = call.ownBuild || call.id === 'readSnapshot' ? await startWithPart(visitor) : '';
  const snapshotId = call.id === 'readSnapshot' ? await share(visitor, buildId) : '';
  const path = call.path.replace('{buildId}', buildId).replace('{snapshotId}', snapshotId);
  const query = call.example.query ? `?${call.example.query}` : '';
  const { body } = call.example;
  return { visitor, path: path + query, sending: body === undefined ? {} : { body } };
}

async function startWithPart(visitor: ApiVisitor): Promise<string> {
  const id = await visitor.startBuild();
  await visitor.call('PATCH', `/p/v1/leads/${id}`, { body: { meta: { tires: { sku: null } } } });
  return id;
}

async function share(visitor: ApiVisitor, buildId: string): Promise<string> {
  const response = await visitor.call('POST', `/p/v1/builds/${buildId}/snapshots`);
  const { data } = (await response.json()) as { data: { id: string } };
  return data.id;
}

const details = { name: 'Dana', contact: 'dana@example.com', consent: 'on' };
const callApi = ({ visitor, path, sending }: Scene, { method }: ApiCall, changed: Sending = {}) => {
  const { body, headers } = { ...sending, ...changed };
  return visitor.call(method.toUpperCase(), path, { body, headers });
};

/** Values that each call refuses, with the field in the error. */
const refused: Record<string, { query?: string; body?: unknown; field: string }> = {
  startBuild: { body: { vehicleId: 'ford-f150-2021', year: '2021' }, field: 'year' },
  saveProgress: { body: { meta: { wheels: { sku: 7 } } }, field: 'meta.wheels.sku' },
  submitBuild: { body: { ...details, contact: 'nobody' }, field: 'contact' },
  listBuilds: { query: '?limit=13', field: 'limit' },
};

type Provoke = (call: ApiCall) => Promise<Response>;

const provoke: Record<string, Provoke> = {
  403: async (call) =>
    callApi(await setScene(call), call, { headers: { 'Sec-Fetch-Site': 'cross-site' } }),
  404: async (call) => {
    const scene = await setScene(call);
    scene.visitor.cookies.delete('ironwood_build');
    const path = call.ownBuild ? scene.path : '/p/v1/snapshots/00000000000000000000';
    return callApi({ ...scene, path }, call);
  },
  409: async (call) => {
    const scene = await setScene(call);
    await scene.visitor.call('POST', `${scene.path}/submission`, { body: details });
    return callApi(scene, call);
  },
  413: async (call) => callApi(await setScene(call), call, { body: `"${'x'.repeat(256 * 1024)}"` }),
  415: async (call) =>
    callApi(await setScene(call), call, { headers: { 'Content-Type': 'text/plain' } }),
  419: async (call) => callApi(await setScene(call), call, { headers: { 'X-XSRF-TOKEN': 'a.b' } }),
  422: async (call) => {
    const scene = await setScene(call);
    if (call.id === 'createSnapshot') {
      const empty = await scene.visitor.startBuild();
      return callApi({ ...scene, path: `/p/v1/builds/${empty}/snapshots` }, call);
    }
    const { query, body } = refused[call.id] ?? {};
    return callApi({ ...scene, path: query ? call.path + query : scene.path }, call, { body });
  },
  429: async (call) => {
    const scene = await setScene(call);
    const busy = apiOn(api.ctx, { requests: 1 });
    const visitor = new ApiVisitor(busy);
    for (const [name, value] of scene.visitor.cookies) visitor.cookies.set(name, value);
    await callApi({ ...scene, visitor }, call);
    return callApi({ ...scene, visitor }, call);
  },
};

const operations = Object.entries(describeApi(apiCalls).paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { responses }]) => ({ path, method, responses })),
);
const promises = apiCalls.flatMap((call) => {
  const said = operations.find(({ path, method }) => path === call.path && method === call.method);
  return Object.keys(said?.responses ?? {})
    .filter((status) => status !== 'default')
    .map((status) => ({ call, status, name: `${call.id} ${status}` }));
});

test.each(promises)('$name is answered as the document says', async ({ call, status }) => {
  const isSuccess = status.startsWith('2');
  const ask = isSuccess ? async () => callApi(await setScene(call), call) : provoke[status];
  const response = await ask?.(call);
  expect(response?.status).toBe(Number(status));
  expect(response?.headers.get('Cache-Control')).toBe('no-store');
  if (isSuccess) await expectAnswer(call, response);
  else await expectProblem(response);
});

async function expectAnswer({ answer }: ApiCall, response: Response | undefined) {
  if (!answer.data) return expect(await response?.text()).toBe('');
  const body = (await response?.json()) as { data: unknown };
  expect(Object.keys(body)).toEqual(['data']);
  return expect(answer.data.safeParse(body.data).error).toBeUndefined();
}

async function expectProblem(response: Response | undefined) {
  expect(response?.headers.get('Content-Type')).toBe('application/problem+json');
  expect(await response?.json()).toMatchObject({
    type: expect.stringMatching(/^\/api\/docs#problem-[a-z-]+$/),
    title: expect.any(String),
    status: response?.status,
    instance: expect.stringMatching(/^urn:uuid:[0-9a-f-]{36}$/),
  });
}

test.each(Object.entries(refused))('%s names the field that it refuses', async (id, { field }) => {
  const call = apiCalls.find((one) => one.id === id);
  const response = call && (await provoke[422]?.(call));
  expect(await response?.json()).toMatchObject({ errors: [{ path: field }] });
});

test('429 says when to come again', async () => {
  const call = apiCalls.find(({ id }) => id === 'listVehicles');
  const response = call && (await provoke[429]?.(call));
  expect(Number(response?.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(response?.headers.get('RateLimit')).toMatch(/^"api-read";r=0;t=\d+$/);
});

describe('keys that no call knows', () => {
  const calls = apiCalls.filter(({ body }) => body !== undefined);

  test.each(calls)('$id refuses them by name', async (call) => {
    const scene = await setScene(call);
    const body = { ...Object(call.example.body), roof: 1, createdAt: 'now' };
    const response = await callApi(scene, call, { body });
    expect(response.status).toBe(422);
    const { errors } = (await response.json()) as { errors: { path: string }[] };
    expect(errors.map(({ path }) => path).sort()).toEqual(['createdAt', 'roof']);
  });

  test.each(calls)('$id refuses those of the prototype, and nothing is changed', async (call) => {
    for (const key of ['__proto__', 'constructor', 'prototype']) {
      const scene = await setScene(call);
      const body = `{"${key}":{"polluted":true},${JSON.stringify(call.example.body).slice(1)}`;
      const response = await callApi(scene, call, { body });
      expect(response.status, key).toBe(422);
      expect(await response.json()).toMatchObject({ errors: [{ path: key }] });
    }
    expect(Object(null).polluted).toBeUndefined();
  });

  test('they are found inside too, and a nest of brackets ends early', async () => {
    const visitor = await ApiVisitor.arriving(api.app);
    const path = `/p/v1/leads/${await visitor.startBuild()}`;
    const inside = '{"meta":{"wheels":{"__proto__":{"sku":"x"}}}}';
    const answer = await visitor.call('PATCH', path, { body: inside });
    expect(await answer.json()).toMatchObject({ errors: [{ path: 'meta.wheels.__proto__' }] });
    const nest = `{"meta":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    expect((await visitor.call('PATCH', path, { body: nest })).status).toBe(422);
  });
});

test('a body that is compressed, broken or no object is refused without an error of the server', async () => {
  const visitor = await ApiVisitor.arriving(api.app);
  const path = `/p/v1/leads/${await visitor.startBuild()}`;
  const gzip = { headers: { 'Content-Encoding': 'gzip' }, body: { meta: {} } };
  expect((await visitor.call('PATCH', path, gzip)).status).toBe(415);
  for (const body of ['', '{', '[]', 'null', '7', '"meta"', '\ud800', '{"meta":[]}']) {
    expect((await visitor.call('PATCH', path, { body })).status, body).toBe(422);
  }
});

test('texts of any kind are kept or refused, never an error of the server', async () => {
  const odd = ['\u0000', 'a\u0000b', '\ud800', '\u202e', '😀'.repeat(60), "';drop table leads--"];
  for (const text of odd) {
    const visitor = await ApiVisitor.arriving(api.app);
    const path = `/p/v1/leads/${await visitor.startBuild()}`;
    const part = await visitor.call('PATCH', path, { body: { meta: { wheels: { sku: text } } } });
    expect([200, 422], text).toContain(part.status);
    const sent = await visitor.call('POST', `${path}/submission`, {
      body: { ...details, name: text, note: text, source: { landing: text, referrer: text } },
    });
    expect([201, 422], text).toContain(sent.status);
  }
});

test('a query that is given twice, or in brackets, is not taken for a value', async () => {
  const visitor = new ApiVisitor(api.app);
  expect((await visitor.call('GET', '/p/v1/builds?limit=3&limit=4')).status).toBe(422);
  expect((await visitor.call('GET', '/p/v1/builds?limit=1e9')).status).toBe(422);
  expect((await visitor.call('GET', '/p/v1/builds?limit[]=1&utm_source=x')).status).toBe(200);
});

test('another method is 405 with those that there are; another address is 404', async () => {
  const visitor = await ApiVisitor.arriving(api.app);
  const answer = await visitor.call('DELETE', '/p/v1/builds');
  expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET, HEAD, POST']);
  await expectProblem(answer);
  const lead = await visitor.call('GET', `/p/v1/leads/${await visitor.startBuild()}`);
  expect([lead.status, lead.headers.get('Allow')]).toEqual([405, 'PATCH']);
  expect((await visitor.call('HEAD', '/p/v1/vehicles')).status).toBe(200);
  for (const path of ['/p/v1', '/p/v1/nothing', '/p/v1/builds/not-an-id', '/p/v1/snapshots/x']) {
    const none = await visitor.call('GET', path);
    expect(none.status, path).toBe(404);
    await expectProblem(none);
  }
});

test('a stranger with a build of their own learns nothing of another one', async () => {
  const owner = await ApiVisitor.arriving(api.app);
  const id = await owner.startBuild();
  const stranger = await ApiVisitor.arriving(api.app);
  await stranger.startBuild();
  const asked = [
    stranger.call('GET', `/p/v1/builds/${id}`),
    stranger.call('PATCH', `/p/v1/leads/${id}`, { body: { meta: {} } }),
    stranger.call('POST', `/p/v1/leads/${id}/submission`, { body: details }),
    stranger.call('POST', `/p/v1/builds/${id}/snapshots`),
  ];
  const unknown = await stranger.call('GET', `/p/v1/builds/${api.ctx.ids.uuid()}`);
  const strip = async (response: Response) => ({ ...(await response.json()), instance: '' });
  const said = await strip(unknown);
  for (const response of await Promise.all(asked)) expect(await strip(response)).toEqual(said);
  expect(await (await owner.call('GET', `/p/v1/builds/${id}`)).json()).toMatchObject({
    data: { id, version: 1, meta: { vehicle: { vehicleId: 'ford-f150-2021', year: 2021 } } },
  });
});

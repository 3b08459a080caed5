import { expect, test } from 'vitest';
import { createBuildApi } from './api-client.ts';

type Sent = { path: string; init: RequestInit };

/** Answers each call with the next status, and records the calls. */
function browserAnswering(...statuses: number[]) {
  const sent: Sent[] = [];
  let cookie = 'theme=dark';
  const fetch = async (path: string | URL | Request, init: RequestInit = {}) => {
    sent.push({ path: String(path), init });
    cookie = 'theme=dark; XSRF-TOKEN=abc.def%3D';
    const status = statuses.shift() ?? 204;
    return new Response(status === 200 ? '{"data":{"version":2}}' : null, { status });
  };
  return { sent, browser: { fetch, cookies: () => cookie } };
}

test('a save fetches the token, then sends the map of completed options with it', async () => {
  const { sent, browser } = browserAnswering(204, 200);
  await createBuildApi(browser).saveCompletedOptions(
    'b1',
    { vehicle: { vehicleId: 'v', year: 2021 }, wheels: { sku: 'w' } },
    ['wheels'],
  );
  expect(sent.map(({ path, init }) => [init.method, path])).toEqual([
    ['GET', '/api/sanctum/csrf-cookie'],
    ['PATCH', '/p/v1/leads/b1'],
  ]);
  expect(sent[1]?.init).toMatchObject({
    credentials: 'same-origin',
    body: '{"meta":{"vehicle":{"vehicleId":"v","year":2021},"wheels":{"sku":"w"}},"changed":["wheels"]}',
    headers: {
      Accept: 'application/json, text/plain, */*',
      'Content-Type': 'application/json',
      'X-XSRF-TOKEN': 'abc.def=',
    },
  });
});

test.each([404, 419, 500, 302])('status %i is a failure that names it', async (status) => {
  const { browser } = browserAnswering(204, status);
  const saving = createBuildApi(browser).saveCompletedOptions('b1', {}, []);
  await expect(saving).rejects.toThrow(`Request failed with status code ${status}`);
});

test('without a token nothing is sent', async () => {
  const { sent, browser } = browserAnswering(503);
  await expect(createBuildApi(browser).saveCompletedOptions('b1', {}, [])).rejects.toThrow(
    'Request failed with status code 503',
  );
  expect(sent).toHaveLength(1);
});

test('a build is shared with its choices in the form that works without script', async () => {
  const { sent, browser } = browserAnswering(200, 422);
  const api = createBuildApi(browser);
  expect(await api.shareBuild('/build/share', { wheels: { sku: null } })).toBe('');
  expect(sent[0]).toMatchObject({ path: '/build/share', init: { method: 'POST' } });
  expect(String(sent[0]?.init.body)).toBe('meta=%7B%22wheels%22%3A%7B%22sku%22%3Anull%7D%7D');
  await expect(api.shareBuild('/build/share', {})).rejects.toThrow(
    'Request failed with status code 422',
  );
});

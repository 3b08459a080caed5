import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { type MetricsAccess, metricsRoutes } from './metrics.ts';

const token = 'a-long-token-for-metrics';
const read = async () => ({ type: 'text/plain; version=0.0.4', text: 'up 1' });

async function ask(access: MetricsAccess, headers: Record<string, string> = {}) {
  const app = new Hono().route('/', metricsRoutes(access));
  app.all('*', (c) => c.text('no such page', 404));
  const response = await app.request('/metrics', { headers });
  return [response.status, await response.text()];
}

test('metrics are read with the token', async () => {
  expect(await ask({ token, read }, { Authorization: `Bearer ${token}` })).toEqual([200, 'up 1']);
});

test.each([
  ['without a token', { token, read }, {}],
  ['with another one', { token, read }, { Authorization: `Bearer ${token}x` }],
  ['with a bare one', { token, read }, { Authorization: token }],
  ['if there is none', null, { Authorization: 'Bearer undefined' }],
])('%s there is no such page', async (_, access, headers) => {
  expect(await ask(access, headers as Record<string, string>)).toEqual([404, 'no such page']);
});

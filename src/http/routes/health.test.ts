import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { healthRoutes } from './health.ts';

const megabyte = 1024 ** 2;
const well = {
  lifecycle: { draining: false },
  diskSpace: () => ({ isLow: false, freeBytes: 900 * megabyte, neededBytes: 9 * megabyte }),
  database: {
    isAway: () => false,
    onAway: () => () => undefined,
    check: async () => true,
  },
  migrations: async () => 'current' as const,
};

async function readiness(special: Partial<Parameters<typeof healthRoutes>[0]>) {
  const app = new Hono().route('/', healthRoutes({ ...well, ...special }));
  const response = await app.request('/readyz');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  return { status: response.status, ...(await response.json()) };
}

test('a site that is well says how each of its parts is', async () => {
  expect(await readiness({})).toEqual({
    status: 200,
    ready: true,
    failing: [],
    checks: {
      process: 'serving',
      database: 'answers',
      migrations: 'current',
      disk: '900 MB free, 9 MB needed',
    },
  });
});

test.each([
  ['process', { lifecycle: { draining: true } }, 'stopping'],
  ['database', { database: { ...well.database, check: async () => false } }, 'does not answer'],
  ['migrations', { migrations: async () => 'missing' as const }, 'some are missing'],
  [
    'disk',
    { diskSpace: () => ({ isLow: true, freeBytes: 3 * megabyte, neededBytes: 9 * megabyte }) },
    'no space left on the disk: 3 MB free, 9 MB needed',
  ],
])('what is not well is named: %s', async (name, special, text) => {
  const answer = await readiness(special);
  expect([answer.status, answer.failing]).toEqual([503, [name]]);
  expect(answer.checks[name]).toContain(text);
});

test('a database of a newer version is still served', async () => {
  const answer = await readiness({ migrations: async () => 'newer' });
  expect([answer.status, answer.checks.migrations]).toEqual([200, 'made by a newer version']);
});

import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import file from '#src/db/seeds/demo/copy/jobs.json' with { type: 'json' };
import siteFile from '#src/db/seeds/demo/copy/site.json' with { type: 'json' };
import { seedJobs } from '#src/db/seeds/records.ts';
import { seedSettings } from '#src/db/seeds/settings.ts';
import { refusalText } from '#src/web/words/refusal-text.server.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import type { HttpEnv } from '../http-env.ts';
import { jobRoutes } from './jobs.ts';

const database = await openTestDatabase();
const ctx = createTestContext(database.db);
const app = new Hono<HttpEnv>();
app.use((c, next) => {
  c.set('ctx', { ...ctx, actor: { kind: 'visitor' } });
  c.set('tell', refusalText);
  return next();
});
app.route('/', jobRoutes());

beforeAll(async () => {
  await seedSettings(ctx, siteFile);
  const [first, ...others] = file.jobs;
  await seedJobs(ctx, { jobs: [{ ...first, status: 'closed' }, ...others] });
});
afterAll(() => database.close());

test('the board has the open jobs with their pay and where to apply, and no closed one', async () => {
  const { jobs } = (await (await app.request('/api/jobs')).json()) as { jobs: object[] };
  expect(jobs).toHaveLength(file.jobs.length - 1);
  expect(jobs[0]).toMatchObject({
    id: 'wheel-tire-specialist',
    employmentType: 'FullTime',
    compensation: { currency: 'USD', unit: 'HOUR', min: 21, max: 29 },
    applyUrl: 'http://shop.test/careers/wheel-tire-specialist#apply',
  });
});

test('the feed has an item for each, and no sign that would end it', async () => {
  const feed = await app.request('/api/jobs.rss');
  expect(feed.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  const text = await feed.text();
  expect(text.match(/<item>/g)).toHaveLength(file.jobs.length - 1);
  expect(text).toContain('<link>http://shop.test/careers/service-advisor</link>');
});

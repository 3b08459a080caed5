import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import file from '#src/db/seeds/demo/copy/jobs.json' with { type: 'json' };
import siteFile from '#src/db/seeds/demo/copy/site.json' with { type: 'json' };
import { seedJobs } from '#src/db/seeds/records.ts';
import { seedSettings } from '#src/db/seeds/settings.ts';
import type { Ctx } from '#src/domain/context.ts';
import { requestOf } from '#src/site/stories/page-request.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { renderBlok } from '#tests/render-blok.tsx';
import { openTestDatabase } from '#tests/setup/database.ts';
import { load } from './load.server.ts';

let database: Database;
let ctx: Ctx;

beforeAll(async () => {
  database = await openTestDatabase();
  ctx = createTestContext(database.db);
  const [first, ...others] = file.jobs;
  await seedSettings(ctx, siteFile);
  await seedJobs(ctx, { jobs: [{ ...first, status: 'closed' }, ...others] });
});
afterAll(() => database.close());

const jobOf = (slug: string) => {
  const url = new URL(`http://localhost/careers/${slug}`);
  const page = requestOf({ context: null, url, request: new Request(url), params: { slug } });
  return load({ ctx, page, blok: { component: 'job-detail', _uid: 'a' } });
};

test('a job has its title as h1, its pay, and every list that has something in it', async () => {
  const html = renderBlok({ component: 'job-detail' }, await jobOf('wheel-tire-specialist'));
  expect(html).toMatch(/<h1>Wheel and tire [^<]+<\/h1>/);
  expect(html).toContain('$21 to $29 an hour');
  expect(html.match(/<h2/g)).toHaveLength(4);
});

test('the job names its page', async () => {
  expect((await jobOf('wheel-tire-specialist')).pageWords).toMatchObject({
    jobTitle: expect.stringContaining('Wheel and tire'),
    payRange: '$21 to $29 an hour',
  });
});

test('a job that never was is not found; one that was is gone', async () => {
  await expect(jobOf('astronaut')).rejects.toMatchObject({ code: 'not-found' });
  await expect(jobOf(file.jobs[0]?.slug ?? '')).rejects.toMatchObject({ code: 'gone' });
});

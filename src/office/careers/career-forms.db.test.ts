import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import jobsFile from '#src/db/seeds/demo/copy/jobs.json' with { type: 'json' };
import siteFile from '#src/db/seeds/demo/copy/site.json' with { type: 'json' };
import { seedJobs } from '#src/db/seeds/records.ts';
import { seedSettings } from '#src/db/seeds/settings.ts';
import type { Ctx } from '#src/domain/context.ts';
import { sendApplication } from '#tests/factories/applications.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { testForm } from '#tests/factories/form-cases.ts';
import { postForm } from '#tests/factories/post-form.ts';
import { asStaff } from '#tests/factories/staff.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { action as onCandidate } from './applications/application.page.tsx';
import { action as onJob } from './jobs/job.page.tsx';
import { action as onJobs } from './jobs/jobs.page.tsx';

let database: Database;
let ctx: Ctx;

beforeAll(async () => {
  database = await openTestDatabase();
  const system = createTestContext(database.db);
  await seedSettings(system, siteFile);
  await seedJobs(system, jobsFile);
  const visitor: Ctx = { ...system, actor: { kind: 'visitor' } };
  await sendApplication(visitor, {
    slug: 'fabricator-welder',
    name: 'Luis',
    contact: 'luis@example.org',
  });
  ctx = asStaff(system, 'owner');
});
afterAll(() => database.close());

const office = () => ctx;
const rows = async (text: string) => (await database.db.execute(text)).rows;
const luis = async () => {
  const [found] = (await rows('select id from career_candidates')) as { id: string }[];
  return { id: found?.id ?? '' };
};

testForm('a note on a candidate', office, {
  action: onCandidate,
  form: async () => ({ params: await luis(), fields: { intent: 'note', note: 'Welds well' } }),
  reads: () => `select text, author from career_events where kind = 'note'`,
  after: [{ text: 'Welds well', author: 'Marisol' }],
  refused: 'front-desk',
  wrong: { fields: { note: ' ' }, at: [] },
});

testForm('a stage of a candidate, told by mail', office, {
  action: onCandidate,
  form: async () => ({
    params: await luis(),
    fields: { intent: 'stage', stage: 'interview', tell: 'on', words: 'Tuesday at ten?' },
  }),
  reads: () => `select stage, (select count(*)::int from mail_messages
    where letter = 'application-stage') as letters from career_candidates`,
  after: [{ stage: 'interview', letters: 1 }],
  refused: 'front-desk',
  wrong: { fields: { stage: 'king' }, at: [] },
});

test('a stage that was chosen twice is told once', async () => {
  const fields = { intent: 'stage', stage: 'interview', tell: 'on', words: 'Tuesday at ten?' };
  await postForm(onCandidate, ctx, { params: await luis(), fields });
  expect(
    await rows(`select count(*)::int as letters from mail_messages
      where letter = 'application-stage'`),
  ).toEqual([{ letters: 1 }]);
});

const statusOf = () => `select record ->> 'status' as status from career_jobs
  where slug = 'fabricator-welder'`;

testForm('a job that is closed', office, {
  action: onJobs,
  form: () => ({ fields: { intent: 'close', slug: 'fabricator-welder' } }),
  reads: statusOf,
  after: [{ status: 'closed' }],
  refused: 'front-desk',
});

const job = {
  slug: 'parts-runner',
  'title-en': 'Parts runner',
  'title-es': 'Mensajero de refacciones',
  'department-en': 'Shop',
  'department-es': 'Taller',
  'employmentLabel-en': 'Full time',
  'employmentLabel-es': 'Tiempo completo',
  'schedule-en': 'Mon to Fri',
  'schedule-es': 'Lun a vie',
  'summary-en': 'You drive for parts.',
  'summary-es': 'Manejas por las piezas.',
  'duties-en': 'Drive',
  'duties-es': 'Manejar',
  'mustHaves-en': 'A license',
  'mustHaves-es': 'Licencia',
  'niceToHaves-en': 'Spanish',
  'niceToHaves-es': 'Español',
  'benefits-en': 'Lunch',
  'benefits-es': 'Comida',
  employmentType: 'FULL_TIME',
  payMin: '19',
  payMax: '23',
  payUnit: 'HOUR',
  'payNote-en': 'By experience',
  'payNote-es': 'Según experiencia',
  datePosted: '2026-11-21',
  validThrough: '2027-01-31',
  monthsOfExperience: '0',
  openings: '1',
  status: 'open',
};

testForm('a new job', office, {
  action: onJob,
  form: () => ({ params: { slug: 'new' }, fields: job }),
  reads: () => `select record -> 'title' ->> 'es' as title from career_jobs
    where slug = 'parts-runner'`,
  after: [{ title: 'Mensajero de refacciones' }],
  refused: 'front-desk',
  wrong: {
    fields: { 'title-es': '', payMin: 'much', 'duties-es': '' },
    at: ['title-es', 'payMin', 'duties-es'],
  },
});

test('a second job of one address is refused beside it, and the first stays', async () => {
  const again = { params: { slug: 'new' }, fields: { ...job, 'title-en': 'Another' } };
  const { status, answer } = await postForm(onJob, ctx, again);
  expect([status, Object.keys(answer.issues ?? {})]).toEqual([409, ['slug']]);
  const titles = `select record -> 'title' ->> 'en' as title from career_jobs
    where slug = 'parts-runner'`;
  expect(await rows(titles)).toEqual([{ title: 'Parts runner' }]);
});

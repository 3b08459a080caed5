import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import type { Ctx } from '#src/domain/context.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { testForm } from '#tests/factories/form-cases.ts';
import { addMessage, addStaff } from '#tests/factories/inquiries.ts';
import { type Fields, postForm } from '#tests/factories/post-form.ts';
import { seedShopRecords } from '#tests/factories/shop-records.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { action as onLead } from './lead.page.tsx';
import { action as onLeads } from './leads.page.tsx';
import { action as onTemplate } from './reply-template.page.tsx';
import { action as onTemplates } from './reply-templates.page.tsx';

let database: Database;
let ctx: Ctx;
let lead: string;

beforeAll(async () => {
  database = await openTestDatabase();
  await seedShopRecords(database.db);
  ctx = await addStaff(createTestContext(database.db), 'owner', 'Marisol');
  lead = await addMessage(ctx, { name: 'Dana', contact: 'dana@example.org' });
});
afterAll(() => database.close());

const office = () => ctx;
const rows = async (text: string) => (await database.db.execute(text)).rows;
const eventsOf = (kind: string) => () =>
  `select text, actor_name from lead_events where kind = '${kind}'`;

testForm('a note', office, {
  action: onLead,
  form: () => ({ params: { id: lead }, fields: { intent: 'note', text: 'Wants 35s' } }),
  reads: eventsOf('note'),
  after: [{ text: 'Wants 35s', actor_name: 'Marisol' }],
  refused: 'builder',
  wrong: { fields: { text: ' ' }, at: ['text'] },
});

testForm('a reply by mail', office, {
  action: onLead,
  form: () => ({
    params: { id: lead },
    fields: { intent: 'reply', to: 'dana@example.org', subject: 'Your truck', text: 'It fits.' },
  }),
  reads: () => `select recipient, letter from mail_messages`,
  after: [{ recipient: 'dana@example.org', letter: 'lead-reply' }],
  refused: 'builder',
  wrong: { fields: { to: 'somebody@example.org' }, at: ['to'] },
});

testForm('a stage chosen on the board', office, {
  action: onLeads,
  form: () => ({ fields: { id: lead, intent: 'stage', stage: 'quoted' } }),
  reads: () => `select stage from leads where id = '${lead}'`,
  after: [{ stage: 'quoted' }],
  refused: 'builder',
  wrong: { fields: { stage: 'lost' }, at: ['reason'] },
});

test('of two who change an inquiry at once the second is told, and nothing is overwritten', async () => {
  const [{ desk_version: version } = { desk_version: 0 }] = (await rows(
    `select desk_version from leads where id = '${lead}'`,
  )) as { desk_version: number }[];
  const post = (fields: Fields, by = ctx) =>
    postForm(onLeads, by, { fields: { id: lead, version: String(version), ...fields } });
  const other = await addStaff(ctx, 'front-desk', 'Jo');
  expect((await post({ intent: 'stage-booked' }, other)).answer.done).toBe('stage');
  const second = await post({ intent: 'stage-lost', reason: 'price', note: 'Went elsewhere' });
  expect(second).toMatchObject({ status: 409, answer: { typed: { note: 'Went elsewhere' } } });
  expect(await rows(`select stage from leads where id = '${lead}'`)).toEqual([{ stage: 'booked' }]);
});

const template = {
  name: 'Price',
  'subject-en': 'Your price',
  'subject-es': 'Tu precio',
  'body-en': 'Hello',
  'body-es': 'Hola',
};

testForm('a new reply template', office, {
  action: onTemplate,
  form: () => ({ params: { id: 'new' }, fields: template }),
  reads: () => 'select name, body from reply_templates',
  after: [{ name: 'Price', body: { en: 'Hello', es: 'Hola' } }],
  refused: 'builder',
  wrong: { fields: { name: '', 'body-es': '{nothing}' }, at: ['name', 'body-es'] },
});

test('a template that somebody else has changed meanwhile is not overwritten', async () => {
  const [row] = (await rows('select id, version from reply_templates')) as {
    id: string;
    version: number;
  }[];
  const post = (name: string) =>
    postForm(onTemplate, ctx, {
      params: { id: row?.id ?? '' },
      fields: { ...template, name, version: String(row?.version) },
    });
  expect((await post('First')).location).toBe('/admin/leads/templates');
  expect(await post('Second')).toMatchObject({
    status: 409,
    answer: { typed: { name: 'Second' } },
  });
  expect(await rows('select name from reply_templates')).toEqual([{ name: 'First' }]);
});

testForm('a template taken away', office, {
  action: onTemplates,
  form: async () => ({ fields: { id: await templateId() } }),
  reads: () => 'select name from reply_templates',
  after: [],
  refused: 'builder',
});

async function templateId(): Promise<string> {
  const [row] = (await rows('select id from reply_templates')) as { id: string }[];
  return row?.id ?? '';
}

test('the usual templates come once, however often they are asked for', async () => {
  const ask = () => postForm(onTemplates, ctx, { fields: { intent: 'usual' } });
  expect((await ask()).answer.done).toBe('usual');
  const first = await rows('select id from reply_templates order by id');
  expect(first.length).toBeGreaterThan(0);
  await ask();
  expect(await rows('select id from reply_templates order by id')).toEqual(first);
});

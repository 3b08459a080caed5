import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import type { Ctx } from '#src/domain/context.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { asStaff } from '#tests/factories/staff.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import {
  addUsualTemplates,
  listReplyTemplates,
  removeReplyTemplate,
  saveReplyTemplate,
} from './index.server.ts';

// Runs on both engines: two people add templates at the same time.

let database: Database;
let desk: Ctx;

beforeAll(async () => {
  database = await openTestDatabase();
  desk = asStaff(createTestContext(database.db), 'front-desk');
});
afterAll(() => database.close());

const words = { en: 'Hi {name}', es: 'Hola, {name}' };

test('a shop begins with the usual templates, once, and keeps what it changed', async () => {
  await Promise.all([addUsualTemplates(desk), addUsualTemplates(desk)]);
  const [first, ...others] = await listReplyTemplates(desk);
  expect(others).toHaveLength(3);
  if (!first) throw new Error('no template');
  const { id, version } = first;
  await saveReplyTemplate(desk, { id, version, name: 'Ours', subject: words, body: words });
  await expect(
    saveReplyTemplate(desk, { id, version, name: 'Theirs', subject: words, body: words }),
  ).rejects.toMatchObject({ code: 'conflict' });
  expect((await listReplyTemplates(desk))[0]).toMatchObject({ name: 'Ours', body: words });
  await removeReplyTemplate(desk, { id });
  await expect(removeReplyTemplate(desk, { id })).rejects.toMatchObject({ code: 'not-found' });
});

test('a template needs words in both languages and fields that there are', async () => {
  const input = {
    id: null,
    name: ' ',
    subject: { en: '', es: 'Hola' },
    body: { ...words, es: '{nombre}' },
  };
  await expect(saveReplyTemplate(desk, input)).rejects.toMatchObject({
    issues: [
      { path: 'name', reason: 'leads.template-name' },
      { path: 'subject.en', reason: 'leads.template-empty' },
      { path: 'body.es', values: { names: '{nombre}' } },
    ],
  });
  await expect(
    saveReplyTemplate(asStaff(desk, 'builder'), {
      ...input,
      name: 'x',
      subject: words,
      body: words,
    }),
  ).rejects.toMatchObject({ code: 'forbidden' });
});

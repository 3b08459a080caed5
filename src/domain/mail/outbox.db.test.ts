import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import { mailMessages } from '#src/db/schema/mail.ts';
import type { StaffRole } from '#src/domain/auth/index.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { asStaff } from '#tests/factories/staff.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { listOutbox, readOutboxMessage, retryMail } from './index.server.ts';
import { type LetterName, letterNames } from './index.ts';

// Runs on both engines: search in SQL.

let database: Database;
const idOf = new Map<LetterName, string>();

/** A failed letter of each kind, with a link that gives access to something. */
beforeAll(async () => {
  database = await openTestDatabase();
  const ctx = createTestContext(database.db);
  for (const letter of letterNames) {
    const id = ctx.ids.uuid();
    idOf.set(letter, id);
    const link = `https://shop.example/careers/status/${secretOf(letter)}`;
    await database.db.insert(mailMessages).values({
      id,
      letter,
      locale: 'en',
      data: { link },
      recipient: 'dana@example.org',
      state: 'failed',
      subject: `About ${letter}: ${link}`,
      html: `<p>Open <a href="${link}?a=1&amp;b=2">${link}</a></p>`,
      plain: `Open ${link}#top`,
      createdAt: new Date(ctx.clock.now().epochMilliseconds),
    });
  }
});
afterAll(() => database.close());

const secretOf = (letter: string) => `mail.${letter}-0f9c.sig`;
const as = (role: StaffRole) => asStaff(createTestContext(database.db), role);
const of = (...subjects: string[]) =>
  letterNames.filter((name) => subjects.some((subject) => name.startsWith(subject)));

const leads = of('build-', 'message-', 'lead-', 'review-');
const calendar = of('appointment-', 'freed-', 'truck-');
const applications = of('application-');
const accounts = of('account-');
const feeds = of('feed-');

const readable: [StaffRole, LetterName[]][] = [
  ['owner', letterNames],
  ['manager', [...leads, ...calendar, ...applications, ...feeds]],
  ['editor', []],
  ['builder', [...leads, ...calendar]],
  ['front-desk', [...leads, ...calendar, ...applications]],
  ['hiring', applications],
];

test('the five groups of letters are all letters', () => {
  expect([...leads, ...calendar, ...applications, ...accounts, ...feeds].sort()).toEqual(
    [...letterNames].sort(),
  );
});

test.each(readable)('%s reads the letters of their kinds and no other', async (role, letters) => {
  const ctx = as(role);
  const opened: string[] = [];
  for (const [letter, id] of idOf) {
    const message = await readOutboxMessage(ctx, id).catch((error: unknown) => error);
    if (message instanceof Error) {
      expect(message).toMatchObject({ code: role === 'editor' ? 'forbidden' : 'not-found' });
    } else {
      opened.push(letter);
    }
  }
  expect(opened.sort()).toEqual([...letters].sort());
  if (role === 'editor') {
    await expect(listOutbox(ctx, {})).rejects.toMatchObject({ code: 'forbidden' });
  } else {
    const { lines } = await listOutbox(ctx, {});
    expect(lines.map(({ letter }) => letter).sort()).toEqual([...letters].sort());
  }
});

test.each(['owner', 'front-desk', 'hiring'] as const)(
  'a letter shows %s no link that could be followed',
  async (role) => {
    const ctx = as(role);
    const { lines } = await listOutbox(ctx, {});
    const messages = await Promise.all(lines.map(({ id }) => readOutboxMessage(ctx, id)));
    expect(messages.length).toBeGreaterThan(0);
    const shown = JSON.stringify([lines, messages]);
    for (const { letter } of lines) expect(shown).not.toContain(secretOf(letter));
    expect(messages[0]?.plain).toBe('Open https://shop.example/careers/status/…');
  },
);

test('who may not change what a letter is about does not send it again', async () => {
  const id = idOf.get('application-received') ?? '';
  const desk = as('front-desk');
  expect((await readOutboxMessage(desk, id)).mayRetry).toBe(false);
  await expect(retryMail(desk, id)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(retryMail(as('builder'), idOf.get('lead-reply') ?? '')).rejects.toMatchObject({
    code: 'forbidden',
  });
});

test('what is sent again is what the letter told of, its links included', async () => {
  const id = idOf.get('application-stage') ?? '';
  expect((await readOutboxMessage(as('hiring'), id)).mayRetry).toBe(true);
  await retryMail(as('hiring'), id);
  const rows = await database.db.select().from(mailMessages);
  const row = rows.find((one) => one.id === id);
  expect(row?.state).toBe('queued');
  expect(JSON.stringify([row?.data, row?.html])).toContain(secretOf('application-stage'));
});

test('a whole address finds the letters to it, part of one or of a subject all that have it', async () => {
  const ctx = createTestContext(database.db);
  const letter = { letter: 'lead-reply' as const, locale: 'en' as const, data: {} };
  const recipients = ['lee@mail.example', 'Lee@Mail.example', 'ashlee@mail.example'];
  await database.db.insert(mailMessages).values(
    recipients.map((recipient, at) => ({
      ...{ ...letter, recipient, id: ctx.ids.uuid(), subject: `Your ${at + 31}-inch tires` },
      createdAt: new Date(Date.UTC(2026, 0, 1 + at)),
    })),
  );
  const find = async (search: string) =>
    (await listOutbox(as('owner'), { search })).lines.map(({ recipient }) => recipient);
  const [lee, Lee, ashlee] = recipients;
  expect(await find(' LEE@mail.example ')).toEqual([Lee, lee]);
  expect(await find('lee@mail')).toEqual([ashlee, Lee, lee]);
  expect(await find('32-INCH')).toEqual([Lee]);
  expect(await find('nobody@mail.example')).toEqual([]);
  expect(await find('%')).toEqual([]);
});

import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import { auditEntries } from '#src/db/schema/audit.ts';
import { leadEvents } from '#src/db/schema/lead-events.ts';
import { leads } from '#src/db/schema/leads.ts';
import { mailMessages } from '#src/db/schema/mail.ts';
import { chooseOwnLanguage, chooseOwnMail } from '#src/domain/auth/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { createTestContext } from '#tests/factories/context.ts';
import {
  addBookingRequest,
  addMessage,
  addStaff,
  addWaiter,
  sendBuild,
} from '#tests/factories/inquiries.ts';
import { seedShopRecords } from '#tests/factories/shop-records.ts';
import { asStaff } from '#tests/factories/staff.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import {
  addNote,
  assignInquiry,
  findDuplicates,
  findPeople,
  inquiryChoices,
  listBoardColumns,
  listInquiries,
  listPersonInquiries,
  listTimeline,
  listWaitingInquiries,
  logCall,
  logText,
  markBooked,
  mergeInquiries,
  priceToday,
  replyByMail,
  setInquiryStage,
  splitInquiry,
} from './index.server.ts';

// Runs on both engines: locked rows, and search in SQL.

let database: Database;
let ctx: Ctx;
let luis: Ctx;
let jo: Ctx;

beforeAll(async () => {
  database = await openTestDatabase();
  ctx = createTestContext(database.db);
  await seedShopRecords(database.db);
  luis = await addStaff(ctx, 'front-desk', 'Luis');
  jo = await addStaff(ctx, 'manager', 'Jo');
});
beforeEach(async () => {
  await ctx.db.delete(leadEvents);
});
afterAll(() => database.close());

const firstPage = { page: 1, perPage: 50 };

async function deskOf(id: string) {
  const [row] = await listPersonInquiries(ctx, id);
  if (!row) throw new Error('nobody');
  return row;
}

test('a reply goes to the outbox in their language, and who was new is contacted', async () => {
  const id = await addMessage(ctx, { name: 'Ana', contact: 'ana@example.org', locale: 'es' });
  const { deskVersion: version } = await deskOf(id);
  const reply = {
    id,
    version,
    to: 'ana@example.org',
    subject: 'Tu troca',
    text: 'Hola.\n\nSí cabe.',
  };
  await replyByMail(luis, reply);
  expect(await deskOf(id)).toMatchObject({ stage: 'contacted', answeredAt: expect.any(Date) });
  const [mail] = await ctx.db
    .select()
    .from(mailMessages)
    .where(eq(mailMessages.recipient, reply.to));
  expect(mail).toMatchObject({ letter: 'lead-reply', locale: 'es', state: 'queued' });
  const [last, first] = await listTimeline(luis, id);
  expect(last).toMatchObject({
    kind: 'reply',
    actor: 'Luis',
    mail: { id: mail?.id, state: 'queued' },
  });
  expect(first).toMatchObject({ kind: 'asked' });
  const [audit] = await ctx.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
  expect(audit).toMatchObject({ action: 'leads.reply', actorName: 'Luis', subjectId: id });
  // The second person's page is outdated now: they get an error, and nothing is sent.
  await expect(replyByMail(jo, reply)).rejects.toMatchObject({
    code: 'conflict',
    told: { reason: 'leads.changed-by', values: { who: 'Luis' } },
  });
  expect(await ctx.db.$count(mailMessages, eq(mailMessages.recipient, reply.to))).toBe(1);
});

test('a reply that stays in the outbox leaves the lead as it was: nobody has been told', async () => {
  const id = await addMessage(ctx, { name: 'Di', contact: 'di@example.org' });
  const reply = { id, to: 'di@example.org', subject: 'Hi', text: 'It fits.' };
  await replyByMail({ ...luis, sendsMail: false }, reply);
  expect(await deskOf(id)).toMatchObject({ stage: 'new', answeredAt: null });
  expect(await listTimeline(luis, id)).toMatchObject([{ kind: 'reply' }, { kind: 'asked' }]);
});

test('a reply needs words, and an address that they gave', async () => {
  const id = await addMessage(ctx, { name: 'Bo', contact: '+16025550101' });
  const reply = { id, to: 'somebody@example.org', subject: 'Hi', text: 'Hello' };
  await expect(replyByMail(luis, reply)).rejects.toMatchObject({ issues: [{ path: 'to' }] });
  await expect(replyByMail(luis, { ...reply, text: ' ' })).rejects.toMatchObject({
    issues: [{ path: 'text', reason: 'leads.write-something' }],
  });
  await expect(replyByMail(asStaff(ctx, 'builder'), reply)).rejects.toMatchObject({
    code: 'forbidden',
  });
  expect(await deskOf(id)).toMatchObject({ stage: 'new', deskVersion: 0 });
});

test('who was reached no longer waits; who was not reached does', async () => {
  const id = await addMessage(ctx, { name: 'Cy', contact: '+16025550102' });
  await logCall(luis, { id, outcome: 'no-answer' });
  expect(await deskOf(id)).toMatchObject({ stage: 'new', answeredAt: null });
  await logCall(luis, { id, outcome: 'message', text: 'Asked for a call back' });
  expect(await deskOf(id)).toMatchObject({ stage: 'contacted' });
  await logText(luis, { id, text: 'See you at 8' });
  await expect(logCall(luis, { id, outcome: 'shouted' })).rejects.toMatchObject({
    issues: [{ path: 'outcome', reason: 'leads.call-outcome' }],
  });
  const timeline = await listTimeline(luis, id);
  expect(timeline.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['call', 'call', 'text', 'asked']),
  );
});

test('of two people who change the same one the second is told, and notes are never refused', async () => {
  const id = await addBookingRequest(ctx, { name: 'Di', contact: 'di@example.org' });
  await assignInquiry(luis, { id, version: 0, assigneeId: 'Luis' });
  await expect(assignInquiry(jo, { id, version: 0, assigneeId: 'Jo' })).rejects.toMatchObject({
    code: 'conflict',
  });
  await expect(setInquiryStage(jo, { id, version: 0, stage: 'quoted' })).rejects.toMatchObject({
    code: 'conflict',
  });
  // They know of their own change; of somebody else's they have to look first.
  await setInquiryStage(luis, { id, version: 0, stage: 'contacted' });
  await expect(setInquiryStage(luis, { id, version: 0, stage: 'new' })).rejects.toMatchObject({
    code: 'conflict',
  });
  await addNote(jo, { id, version: 0, text: 'Likes mornings' });
  expect(await deskOf(id)).toMatchObject({ assigneeName: 'Luis', stage: 'contacted' });
  await expect(assignInquiry(jo, { id, assigneeId: 'nobody-here' })).rejects.toMatchObject({
    code: 'invalid',
  });
  const { inquiries } = await listInquiries(luis, { ...firstPage, assignee: 'mine' });
  expect(inquiries).toMatchObject([{ id, kind: 'appointment' }]);
});

test('who is handed an inquiry gets a mail, but not for taking it or where they want none', async () => {
  const mailsTo = async (recipient: string) =>
    (await ctx.db.select().from(mailMessages).where(eq(mailMessages.recipient, recipient))).length;
  const id = await addBookingRequest(ctx, { name: 'Ora', contact: 'ora@example.org' });
  const mine = 'jo@shop.example';
  const before = await mailsTo(mine);
  await assignInquiry(jo, { id, assigneeId: 'Jo' });
  expect(await mailsTo(mine)).toBe(before);
  await assignInquiry(jo, { id, assigneeId: null });
  await chooseOwnLanguage(jo, { locale: 'es' });
  await assignInquiry(luis, { id, assigneeId: 'Jo' });
  expect(await mailsTo(mine)).toBe(before + 1);
  const [letter] = await ctx.db.select().from(mailMessages).where(eq(mailMessages.recipient, mine));
  expect(letter).toMatchObject({ letter: 'lead-assigned', locale: 'es' });
  await chooseOwnMail(jo, { mailsAssigned: false });
  await assignInquiry(luis, { id, assigneeId: null });
  await assignInquiry(luis, { id, assigneeId: 'Jo' });
  expect(await mailsTo(mine)).toBe(before + 1);
});

test('what is lost has a reason and a day, and may come back', async () => {
  const id = await addMessage(ctx, { name: 'Ed', contact: 'ed@example.org' });
  await expect(setInquiryStage(luis, { id, stage: 'lost' })).rejects.toMatchObject({
    issues: [{ path: 'reason', reason: 'leads.lost-why' }],
  });
  await setInquiryStage(luis, { id, stage: 'lost', reason: 'price', note: 'Found it cheaper' });
  expect(await deskOf(id)).toMatchObject({ closeReason: 'price', closedAt: expect.any(Date) });
  await setInquiryStage(luis, { id, stage: 'contacted' });
  expect(await deskOf(id)).toMatchObject({ closeReason: null, closedAt: null });
});

test('one person is found by number, and their inquiries become one and two again', async () => {
  const build = await sendBuild(ctx, { name: 'Fay Ruiz', contact: '(602) 555-0190' });
  const wish = await addBookingRequest(ctx, { name: 'Fay', contact: '602-555-0190' });
  const mail = await addMessage(ctx, { name: 'fay ruiz ', contact: 'fay@example.org' });
  const known = await listPersonInquiries(ctx, build);
  expect(await findDuplicates(ctx, known)).toMatchObject([
    { inquiry: { id: wish }, isSure: true },
    { inquiry: { id: mail }, isSure: false },
  ]);
  const [fay] = await findPeople(luis, { search: '555 0190', limit: 5 });
  expect(fay?.inquiries.map(({ id }) => id).toSorted()).toEqual([build, wish].toSorted());

  await assignInquiry(luis, { id: mail, assigneeId: 'Luis' });
  await logCall(luis, { id: mail, outcome: 'reached' });
  await mergeInquiries(luis, { id: wish, otherId: mail });
  await mergeInquiries(luis, { id: build, version: 0, otherId: wish });
  expect(await deskOf(build)).toMatchObject({ assigneeName: 'Luis', stage: 'contacted' });
  expect((await listPersonInquiries(ctx, build)).map(({ id }) => id)).toHaveLength(3);
  const listed = await listInquiries(luis, { ...firstPage, search: 'fay' });
  expect(listed.inquiries.map(({ id }) => id)).toEqual([build]);
  const kinds = (await listTimeline(luis, build)).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'asked')).toHaveLength(3);
  expect(kinds).toContain('call');
  // The email address came with the merged message.
  await replyByMail(luis, { id: build, to: 'FAY@example.org', subject: 'Hi', text: 'Hello' });
  await expect(mergeInquiries(luis, { id: wish, otherId: build })).rejects.toMatchObject({
    code: 'conflict',
  });
  await splitInquiry(luis, { id: mail });
  expect((await listInquiries(luis, { ...firstPage, search: 'fay' })).total).toBe(2);
});

test('the board counts and adds up, the list narrows and sorts, and waiters are in both', async () => {
  await ctx.db.delete(leads);
  const build = await sendBuild(ctx, { name: 'Gus', contact: 'gus@example.org' });
  const source = { utm: { source: 'radio' }, landing: '/', referrer: null };
  const hours = 3_600_000;
  const ago = (ms: number) => new Date(ctx.clock.now().epochMilliseconds - ms);
  const old = await addMessage(ctx, {
    name: 'Hal',
    contact: 'hal@example.org',
    source,
    createdAt: ago(30 * hours),
  });
  const waiter = await addWaiter(ctx, { name: 'Ida', email: 'ida@example.org' });
  const columns = await listBoardColumns(luis, { perColumn: 10 });
  const [fresh] = columns;
  expect(columns.map(({ stage }) => stage)).toEqual([
    'new',
    'contacted',
    'quoted',
    'booked',
    'won',
    'lost',
  ]);
  expect(fresh?.inquiries[0]).toMatchObject({ id: old });
  expect(fresh?.inquiries.map(({ id }) => id)).toEqual(expect.arrayContaining([build, waiter]));
  expect(fresh?.likelyCents).toBeGreaterThan(100_000);
  const ids = async (filter: object) =>
    (await listInquiries(luis, { ...firstPage, ...filter })).inquiries.map(({ id }) => id);
  expect(await ids({ waiting: 'late' })).toEqual([old]);
  expect(await ids({ source: 'radio' })).toEqual([old]);
  expect(await ids({ make: 'Ford' })).toEqual([build]);
  expect(await ids({ kind: 'waiting' })).toEqual([waiter]);
  expect((await ids({ sort: 'price' }))[0]).toBe(build);
  expect(await ids({ kind: 'message', sort: 'name', assignee: 'nobody' })).toEqual([old]);
  expect(await inquiryChoices(luis)).toMatchObject({ sources: ['radio'], makes: ['Ford'] });
  const waiting = await listWaitingInquiries(luis, { limit: 1 });
  expect(waiting).toMatchObject({ inquiries: [{ id: old }] });
  expect(waiting.total).toBeGreaterThanOrEqual(3);
});

test('booking moves a lead on, and today it is priced beside what was frozen', async () => {
  const id = await sendBuild(ctx, { name: 'Jan', contact: 'jan@example.org' });
  await markBooked(ctx, { leadId: id });
  await markBooked(ctx, { leadId: id });
  expect(await deskOf(id)).toMatchObject({ stage: 'booked', deskVersion: 1 });
  const [row] = await ctx.db.select().from(leads).where(eq(leads.id, id));
  const today = await priceToday(luis, row?.buildId ?? '');
  expect(today?.quote.totalCents.likely).toBe((await deskOf(id)).likelyCents);
  expect(today?.resolved.wheel?.boltPatterns ?? today?.resolved.wheel).toBeTruthy();
});

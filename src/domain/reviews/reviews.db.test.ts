import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditEntries } from '#src/db/schema/audit.ts';
import { mailMessages } from '#src/db/schema/mail.ts';
import { reviewInvitations, reviews } from '#src/db/schema/reviews.ts';
import { askForReview, markAppointment } from '#src/domain/appointments/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { type BookingDesk, openBookingDesk } from '#tests/factories/booking-desk.ts';
import { createTestContext, testNow } from '#tests/factories/context.ts';
import { staffActor } from '#tests/factories/staff.ts';
import {
  hideReview,
  inviteToReview,
  listOfficeReviews,
  listReviews,
  publishReview,
  purgeInvitations,
  replyToReview,
  requireInvitation,
  translateReview,
  writeReview,
} from './index.server.ts';

// Runs on both engines: a review sent twice at the same time.

let desk: BookingDesk;
let moderator: Ctx;
let visitor: Ctx;

beforeAll(async () => {
  desk = await openBookingDesk();
  moderator = createTestContext(desk.db, { actor: staffActor('editor', 'Marisol') });
  visitor = createTestContext(desk.db, { actor: { kind: 'visitor' } });
});
afterAll(() => desk.close());

const luz = { name: 'Luz Medina', email: 'luz@example.org', vehicle: '2021 Jeep Wrangler' };

/** The token of the last link that was mailed. */
async function lastToken(): Promise<string> {
  const letters = await desk.db.select().from(mailMessages);
  const { data } = letters.filter(({ letter }) => letter === 'review-asked').at(-1) ?? {};
  return String((data as { reviewUrl: string }).reviewUrl)
    .split('/')
    .at(-1) as string; // A split always has a last part.
}

const written = {
  stars: '2',
  text: 'It clunks.',
  name: 'Luz M.',
  city: 'Mesa',
  publish: 'on',
} as const;

async function writeOne(values: Partial<typeof written> = {}): Promise<string> {
  const formId = randomUUID();
  await inviteToReview(moderator, { ...luz, locale: 'es' });
  const all = { formId, ...written, ...values };
  await writeReview(visitor, { token: await lastToken(), locale: 'es', values: all });
  return formId;
}

test('a link is good for one review; whoever has written is forgotten', async () => {
  await inviteToReview(moderator, { ...luz, locale: 'en' });
  const token = await lastToken();
  expect(await requireInvitation(visitor, token)).toMatchObject(luz);
  const both = await Promise.allSettled(
    [1, 2].map(() => {
      const values = { formId: randomUUID(), ...written };
      return writeReview(visitor, { token, locale: 'en', values });
    }),
  );
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await expect(requireInvitation(visitor, token)).rejects.toMatchObject({ code: 'conflict' });
  const rows = await desk.db.select().from(reviewInvitations);
  expect(JSON.stringify(rows)).not.toContain('luz');
});

test('a form that is sent twice is one review, and neither sending is refused', async () => {
  await inviteToReview(moderator, { ...luz, locale: 'en' });
  const sent = {
    token: await lastToken(),
    locale: 'en',
    values: { formId: randomUUID(), ...written },
  } as const;
  await Promise.all([writeReview(visitor, sent), writeReview(visitor, sent)]);
  const rows = await desk.db.select().from(reviews).where(eq(reviews.id, sent.values.formId));
  expect(rows).toHaveLength(1);
});

test('a link that is forged or too old leads nowhere, and who never answered is forgotten', async () => {
  await inviteToReview(moderator, { ...luz, locale: 'en' });
  const token = await lastToken();
  const forged = token.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A'));
  for (const bad of [forged, 'x', `${token}.x`, '']) {
    await expect(requireInvitation(visitor, bad)).rejects.toMatchObject({ code: 'not-found' });
  }
  const clock = { now: () => testNow.add({ hours: 61 * 24 }) };
  const late = { ...createTestContext(desk.db), clock };
  await expect(requireInvitation(late, token)).rejects.toMatchObject({ code: 'gone' });
  expect(await purgeInvitations(late)).toBe(1);
});

test('an invitation that is pressed twice is one letter; put right, or later, it is another', async () => {
  const pat = {
    name: 'Pat',
    email: 'pat@example.org',
    vehicle: '2019 Ram 1500',
    locale: 'en',
  } as const;
  const letters = () =>
    desk.db.select().from(mailMessages).where(eq(mailMessages.recipient, pat.email));
  await Promise.all([inviteToReview(moderator, pat), inviteToReview(moderator, pat)]);
  expect(await letters()).toHaveLength(1);
  await inviteToReview(moderator, { ...pat, locale: 'es' });
  expect(await letters()).toHaveLength(2);
  const clock = { now: () => testNow.add({ minutes: 6 }) };
  await inviteToReview({ ...moderator, clock }, pat);
  expect(await letters()).toHaveLength(3);
});

test('a bad review waits like any other, goes up as written, and stays in its own words', async () => {
  const id = await writeOne();
  expect((await listReviews(visitor)).map((review) => review.id)).not.toContain(id);
  await publishReview(moderator, { id });
  await replyToReview(moderator, { id, author: 'Lupita', en: 'Come back.', es: '' });
  await translateReview(moderator, { id, text: { en: 'It clunks, she says.', es: '' } });
  expect((await listReviews(visitor)).find((review) => review.id === id)).toMatchObject({
    stars: 2,
    originalLanguage: 'es',
    text: { es: 'It clunks.', en: 'It clunks, she says.' },
    reply: { author: 'Lupita', text: { en: 'Come back.', es: 'Come back.' } },
  });
});

test('one is kept off the site for a reason only, and the history knows who did it', async () => {
  const id = await writeOne();
  await publishReview(moderator, { id });
  await expect(hideReview(moderator, { id, reason: 'bad' })).rejects.toMatchObject({
    code: 'invalid',
  });
  await hideReview(moderator, { id, reason: 'insult' });
  expect((await listReviews(visitor)).map((review) => review.id)).not.toContain(id);
  expect(await desk.db.select().from(reviews).where(eq(reviews.id, id))).toHaveLength(1);
  const audit = await desk.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
  expect(audit.map(({ action, actorName, detail }) => [action, actorName, detail])).toContainEqual([
    'reviews.hide',
    'Marisol',
    { reason: 'insult' },
  ]);
});

test('what was written for the shop alone is never published; only some of the staff may decide', async () => {
  const id = await writeOne({ publish: undefined });
  await expect(publishReview(moderator, { id })).rejects.toMatchObject({ code: 'conflict' });
  for (const [ctx, code] of [
    [visitor, 'unauthenticated'],
    [desk.staff, 'forbidden'],
  ] as const) {
    await expect(publishReview(ctx, { id })).rejects.toMatchObject({ code });
    await expect(listOfficeReviews(ctx, { state: 'pending' })).rejects.toMatchObject({ code });
  }
});

test('after the job a customer is asked once, in their language; not while the work goes on', async () => {
  const { id } = await desk.book(desk.visitor, { locale: 'es' });
  const system = desk.system(testNow.add({ hours: 100 }));
  const asked = async () =>
    (await desk.db.select().from(mailMessages)).filter(
      ({ letter, recipient }) => letter === 'review-asked' && recipient === 'dana@example.org',
    );
  await askForReview(system, { appointmentId: id });
  expect(await asked()).toEqual([]);
  await markAppointment(desk.staff, { id, state: 'finished', early: true });
  await askForReview(system, { appointmentId: id });
  await askForReview(system, { appointmentId: id });
  const letters = await asked();
  expect(letters).toHaveLength(1);
  expect(letters[0]).toMatchObject({ locale: 'es' });
  expect(JSON.stringify(letters[0]?.data)).toContain('http://shop.test/es/review/');
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { smtpMail } from '#src/adapters/mail-smtp.ts';
import type { Database } from '#src/db/client.ts';
import siteFile from '#src/db/seeds/demo/copy/site.json' with { type: 'json' };
import { seedSettings } from '#src/db/seeds/settings.ts';
import type { Ctx } from '#src/domain/context.ts';
import { deliverMail, queueMail } from '#src/domain/mail/index.server.ts';
import type { LetterData, LetterName } from '#src/domain/mail/index.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import type { ShopSettings } from '#src/domain/settings/index.ts';
import { renderLetter } from '#src/letters/render-letter.tsx';
import { createTestContext } from '#tests/factories/context.ts';
import { type MailServer, type ReceivedMail, startMailServer } from '#tests/fakes/mail-server.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { runTestJobs } from '#tests/setup/test-jobs.ts';

let database: Database;
let ctx: Ctx;
let server: MailServer;
let shop: ShopSettings;

beforeAll(async () => {
  database = await openTestDatabase();
  ctx = createTestContext(database.db);
  await seedSettings(ctx, siteFile);
  shop = await getShopSettings(ctx);
  server = await startMailServer();
});
afterAll(async () => {
  await server.close();
  await database.close();
});

const at = (path: string) => `http://shop.test/${path}`;
const visit = {
  name: 'Dana https://evil.example/a',
  service: 'Leveling kit',
  truck: '2021 Ford F-150 www.evil.example',
  mode: 'drop' as const,
  startsAt: '2026-11-24T17:00:00Z',
  readyBy: '2026-11-24T21:00:00Z',
  timeZone: 'America/Phoenix',
};
const links = { manageUrl: at('appointment/manage/m'), calendarUrl: at('appointment/calendar/c') };
const oldStartsAt = '2026-11-23T15:00:00Z';
const application = { name: 'Dana', job: 'Welder', fileName: 'resume.pdf' };
const statusUrl = at('careers/status/s');

/** Every letter, with data that visitors might abuse. */
const letters: { [Name in LetterName]: LetterData<Name> } = {
  'build-received': {
    name: visit.name,
    truck: visit.truck,
    leadNumber: 1042,
    priceCents: null,
    isBeforeTax: false,
  },
  'message-received': {
    name: 'Dana',
    message: 'Win at https://evil.example/b or evil.example/c',
    hasPhoto: true,
    answerBy: oldStartsAt,
    timeZone: visit.timeZone,
  },
  'lead-arrived': {
    kind: 'message',
    name: 'Dana',
    truck: null,
    note: 'Does a 35 fit?',
    leadUrl: at('admin/leads/1'),
  },
  'lead-assigned': {
    name: 'Dana',
    truck: '2021 Ford F-150',
    by: 'Jo',
    leadUrl: at('admin/leads/1'),
    accountUrl: at('admin/account'),
  },
  'account-invited': { by: 'Jo', inviteUrl: at('invite/a') },
  'account-factor-removed': { by: 'Jo', loginUrl: at('login') },
  'account-factor-help': { name: 'Jo', email: 'jo@shop.example', peopleUrl: at('admin/people') },
  'account-reset': { by: 'Jo', hours: 24, resetUrl: at('reset/a') },
  'account-passkeys': {
    change: 'removed',
    passkeys: ['Safari on iPhone', 'Work phone'],
    by: 'Jo',
    accountUrl: at('admin/account'),
  },
  'lead-reply': {
    subject: 'Your truck',
    text: `Hi,\n\nBook: ${at('appointment')}`,
    leadNumber: 1042,
  },
  'build-reminder': {
    truck: '2021 Ford F-150',
    resumeUrl: at('build/reminder/a'),
    stopUrl: at('build/reminder/b'),
  },
  'review-asked': { name: 'Dana', truck: '2021 Ford F-150', reviewUrl: at('review/a') },
  'appointment-booked': { ...visit, ...links },
  'appointment-moved': { ...visit, ...links, oldStartsAt },
  'appointment-cancelled': { ...visit, scheduleUrl: at('appointment') },
  'appointment-reminder': { ...visit, manageUrl: links.manageUrl },
  'truck-ready': {
    name: visit.name,
    service: visit.service,
    truck: visit.truck,
    pickup: { isOpen: true, opensAt: '2026-11-24T15:00:00Z', closesAt: '2026-11-25T00:00:00Z' },
    timeZone: visit.timeZone,
    contactUrl: at('contact'),
  },
  'feed-stopped': {
    feed: 'Harbor Wheel prices',
    problems: [{ text: 'The file has 120 rows; the one before had 4,000.' }],
    feedUrl: at('admin/catalog/imports/feeds/1'),
  },
  'appointment-news': {
    ...visit,
    name: 'Dana',
    truck: '2021 Ford F-150',
    change: 'moved',
    minutes: 90,
    oldStartsAt,
    calendarUrl: at('admin/calendar'),
  },
  'freed-time': {
    ...visit,
    heldUntil: oldStartsAt,
    hasAppointment: true,
    acceptUrl: at('appointment/offer/a'),
    leaveUrl: at('appointment/waiting-list/l'),
  },
  'application-received': { ...application, statusUrl },
  'application-arrived': {
    ...application,
    isAgain: false,
    applicationUrl: at('admin/applications/1'),
  },
  'application-stage': {
    ...application,
    stage: 'interview',
    words: 'Bring your gloves.',
    deleteOn: '2027-05-01',
    statusUrl,
  },
};
const toShop: LetterName[] = ['lead-arrived', 'appointment-news', 'application-arrived'];

/** Sends a letter to a real mail server, in both languages. */
async function receive(letter: LetterName, replyTo?: string): Promise<ReceivedMail[]> {
  const to = toShop.includes(letter) ? shop.email : 'dana@example.org';
  for (const locale of ['en', 'es'] as const) {
    await queueMail(ctx, { letter, to, locale, replyTo, data: letters[letter] });
  }
  await runTestJobs(database.db, {
    'send-mail': ({ mailId }) =>
      deliverMail(ctx, {
        mailId,
        transport: smtpMail(server.url),
        from: { name: shop.name, address: 'robot@ironwood.example' },
        shopAddress: shop.email,
        isLastTry: false,
        render: (request) => renderLetter(request, { shop, origin: ctx.origin }),
      }),
  });
  // Two jobs of the same time run in any order.
  return server.take().sort((one, other) => languageOf(one).localeCompare(languageOf(other)));
}

function languageOf({ html }: ReceivedMail): string {
  return / lang="(en|es)"/.exec(html)?.[1] ?? '';
}

const allLetters = Object.keys(letters) as LetterName[];

test.each(allLetters)(
  '%s is whole, leads to the site alone, and answers to it come to the shop',
  async (letter) => {
    const mails = await receive(letter);
    expect(mails).toHaveLength(2);
    expect(mails.map(languageOf)).toEqual(['en', 'es']);
    const [english, spanish] = mails;
    // The shop's own text is not translated.
    if (letter !== 'lead-reply') expect(spanish?.subject).not.toBe(english?.subject);
    for (const { parts, text, html, subject, headers } of mails) {
      expect(parts).toEqual(['multipart/alternative', 'text/plain', 'text/html']);
      expect(subject.length).toBeGreaterThan(5);
      expect(`${subject}${text}`).not.toMatch(/undefined|\[object|\{[a-zA-Z]+\}|\.\.(?:\s|$)/);
      expect(headers['auto-submitted']).toBe('auto-generated');
      const places = addressesIn(text);
      expect(addressesIn(html)).toEqual(places);
      expect(new Set(places.map((place) => new URL(place).origin))).toEqual(new Set([ctx.origin]));
      expect(`${text}${html}`).not.toContain('evil.example');
      expect(headers['reply-to']).toBe(toShop.includes(letter) ? undefined : shop.email);
    }
  },
);

test('a letter that names where answers go keeps it', async () => {
  const [mail] = await receive('lead-reply', 'kim@ironwood.example');
  expect(mail?.headers['reply-to']).toBe('kim@ironwood.example');
});

/** All URLs without duplicates, whether links or text; those of XHTML's grammar are ignored. */
function addressesIn(text: string): string[] {
  const found = text.replaceAll(/<!DOCTYPE[^>]*>/g, '').matchAll(/https?:\/\/[^\s"'<>)]+/g);
  return [...new Set([...found].map(([address]) => new URL(address).href))].sort();
}

import { afterAll, beforeAll, expect, test } from 'vitest';
import { outboxMail } from '#src/adapters/mail-outbox.ts';
import { smtpMail } from '#src/adapters/mail-smtp.ts';
import type { Database } from '#src/db/client.ts';
import { mailMessages } from '#src/db/schema/mail.ts';
import siteFile from '#src/db/seeds/demo/copy/site.json' with { type: 'json' };
import { seedSettings } from '#src/db/seeds/settings.ts';
import type { Ctx } from '#src/domain/context.ts';
import { deliverMail, queueMail, retryMail } from '#src/domain/mail/index.server.ts';
import type { MailTransport } from '#src/domain/mail/index.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import type { ShopSettings } from '#src/domain/settings/index.ts';
import { renderLetter } from '#src/letters/render-letter.tsx';
import { createTestContext } from '#tests/factories/context.ts';
import { type MailServer, startMailServer } from '#tests/fakes/mail-server.ts';
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

const from = { name: 'Ironwood Off-Road', address: 'hello@ironwood.example' };

/** Runs the waiting jobs with `transport`. */
function deliverAll(transport: MailTransport) {
  return runTestJobs(database.db, {
    'send-mail': ({ mailId }, { isLastTry }) =>
      deliverMail(ctx, {
        mailId,
        transport,
        from,
        shopAddress: shop.email,
        isLastTry,
        render: (request) => renderLetter(request, { shop, origin: ctx.origin }),
      }),
  });
}

const reminder = {
  letter: 'build-reminder' as const,
  to: 'dana@example.org',
  locale: 'en' as const,
  data: {
    truck: '2021 Ford F-150',
    resumeUrl: 'http://shop.test/build/reminder/a',
    stopUrl: 'http://shop.test/build/reminder/b',
  },
};

async function newestMessage() {
  const rows = await database.db.select().from(mailMessages);
  return rows.at(-1);
}

test('a mail server gets what the letter says, in text and HTML, and the outbox notes it', async () => {
  await queueMail(ctx, reminder);
  await deliverAll(smtpMail(server.url));
  const [mail] = server.take();
  expect(mail).toMatchObject({
    to: ['dana@example.org'],
    from: 'hello@ironwood.example',
    subject: 'Your 2021 Ford F-150 is still on the lift here',
  });
  expect(mail?.headers).toMatchObject({
    'list-unsubscribe': '<http://shop.test/build/reminder/b>',
    'auto-submitted': 'auto-generated',
  });
  expect(mail?.text).toContain('http://shop.test/build/reminder/a');
  expect(mail?.html).toContain('href="http://shop.test/build/reminder/a"');
  expect(await newestMessage()).toMatchObject({ state: 'sent', attempts: 1, lastError: null });
});

test('without a mail server the letter is kept, written out, in the outbox', async () => {
  await queueMail(ctx, { ...reminder, locale: 'es' });
  await deliverAll(outboxMail);
  expect(await newestMessage()).toMatchObject({
    state: 'kept',
    subject: 'Tu 2021 Ford F-150 sigue en el elevador',
    plain: expect.stringContaining('Seguir con el Build'),
  });
});

test('a job that runs twice sends once', async () => {
  await queueMail(ctx, reminder);
  const row = await newestMessage();
  await deliverAll(smtpMail(server.url));
  await ctx.jobs.enqueue(ctx.db, { name: 'send-mail', data: { mailId: row?.id ?? '' } });
  await deliverAll(smtpMail(server.url));
  expect(server.take()).toHaveLength(1);
});

test('a mail server that is away leaves the message queued, and the last try leaves it failed', async () => {
  const away = smtpMail('smtp://127.0.0.1:9');
  await queueMail(ctx, reminder);
  await expect(deliverAll(away)).rejects.toThrow('ECONNREFUSED');
  const waiting = await newestMessage();
  expect(waiting).toMatchObject({ state: 'queued', attempts: 1 });
  expect(waiting?.lastError).toContain('ECONNREFUSED');
  const last = deliverMail(ctx, {
    mailId: waiting?.id ?? '',
    transport: away,
    from,
    shopAddress: shop.email,
    isLastTry: true,
    render: (request) => renderLetter(request, { shop, origin: ctx.origin }),
  });
  await expect(last).rejects.toThrow('ECONNREFUSED');
  expect(await newestMessage()).toMatchObject({ state: 'failed', attempts: 2 });
});

test.each([
  'dana@example.org\r\nBcc: all@example.org',
  'dana@example.org, all@example.org',
  'Dana <dana@example.org>',
  'nobody',
  `${'a'.repeat(10_000)}@example.org`,
])('no letter goes to %j', async (to) => {
  await expect(queueMail(ctx, { ...reminder, to })).rejects.toThrow(/nvalid|too big/i);
});

test('what a customer typed is text in the letter, never markup or a header', async () => {
  const name = '<img src=x onerror=alert(1)>\r\nBcc: all@example.org';
  await queueMail(ctx, {
    letter: 'lead-arrived',
    to: 'hello@ironwood.example',
    locale: 'en',
    data: {
      kind: 'message',
      name,
      truck: null,
      note: '<script>alert(1)</script>',
      leadUrl: 'http://shop.test/admin/leads/1',
    },
  });
  await deliverAll(smtpMail(server.url));
  const [mail] = server.take();
  expect(mail?.to).toEqual(['hello@ironwood.example']);
  expect(mail?.headers).not.toHaveProperty('bcc');
  expect(mail?.subject).toBe('New message from <img src=x onerror=alert(1)> Bcc: all@example.org');
  expect(mail?.html).not.toMatch(/<script|<img/);
  expect(mail?.html).toContain('&lt;script&gt;');
});

test('what was written before there was a mail server goes out when somebody sends it', async () => {
  await ctx.db.delete(mailMessages);
  const id = await queueMail(ctx, reminder);
  await deliverAll(outboxMail);
  await expect(retryMail({ ...ctx, sendsMail: false }, id)).rejects.toMatchObject({
    code: 'conflict',
  });
  await retryMail(ctx, id);
  await deliverAll(smtpMail(server.url));
  expect(server.take()).toMatchObject([{ to: ['dana@example.org'] }]);
  await expect(retryMail(ctx, id)).rejects.toMatchObject({ code: 'conflict' });
});

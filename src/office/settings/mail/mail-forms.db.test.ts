import { type AddressInfo, createServer, type Server } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import type { Ctx } from '#src/domain/context.ts';
import { readMailSettings } from '#src/domain/integrations/index.server.ts';
import { changeShopSettings } from '#src/domain/settings/index.server.ts';
import { readEnv } from '#src/server/env.ts';
import { openMail, type ShopMail } from '#src/server/open-mail.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { postForm } from '#tests/factories/post-form.ts';
import { seedShopRecords } from '#tests/factories/shop-records.ts';
import { asStaff } from '#tests/factories/staff.ts';
import { type MailServer, startMailServer } from '#tests/fakes/mail-server.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { action } from './mail.page.tsx';

const password = 'gravel-37-lantern';
let database: Database;
let open: MailServer;
let locked: SMTPServer;
let stranger: Server;
let mail: ShopMail;
let owner: Ctx;

/** A mail server that wants a password, offers STARTTLS with a certificate nobody trusts, and knows one address. */
function openLocked(): SMTPServer {
  return new SMTPServer({
    allowInsecureAuth: true,
    onAuth(auth, _, done) {
      const isRight = auth.username === 'shop' && auth.password === password;
      done(isRight ? null : new Error('Nobody of this name'), { user: 'shop' });
    },
    onRcptTo: (_address, _session, done) => done(new Error('No such mailbox')),
  });
}

beforeAll(async () => {
  database = await openTestDatabase();
  await seedShopRecords(database.db);
  open = await startMailServer();
  locked = openLocked();
  await new Promise<void>((resolve) => locked.listen(0, '127.0.0.1', resolve));
  stranger = createServer((socket) => socket.end('SSH-2.0-OpenSSH_9.9\r\n'));
  await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve));
  const ctx = createTestContext(database.db);
  mail = openMail({ env: readEnv({}), ...ctx });
  owner = asStaff({ ...ctx, mailSetup: mail.setup }, 'owner');
});
afterAll(async () => {
  await Promise.all([open.close(), new Promise<void>((done) => locked.close(done))]);
  stranger.close();
  await database.close();
});

const portOf = (url: string) => new URL(url).port;
const portAt = (server: { address(): unknown }) => String((server.address() as AddressInfo).port);
const fields = (changed: Record<string, string> = {}) => ({
  ...{ host: '127.0.0.1', port: portOf(open.url), security: 'none', user: '', password: '' },
  ...{ fromName: '', fromAddress: 'desk@shop.example', ...changed },
});
const post = (changed: Record<string, string>, ctx = owner) =>
  postForm(action, ctx, { fields: fields(changed) });
const tryOut = async (changed: Record<string, string>) => {
  const { answer } = await post({ intent: 'test', ...changed });
  return { outcome: answer.outcome, line: String(answer.line) };
};

test('a test says what the mail server answered, in words and in its own line', async () => {
  const wants = portAt(locked.server);
  expect(await tryOut({})).toMatchObject({ outcome: 'sent', line: expect.stringMatching(/^250 /) });
  expect(open.take()).toMatchObject([{ from: 'desk@shop.example', to: ['marisol@shop.example'] }]);
  expect(await tryOut({ port: wants, user: 'shop', password: 'wrong-one' })).toMatchObject({
    outcome: 'password',
    line: expect.stringMatching(/^535 .*Nobody of this name/),
  });
  expect(await tryOut({ port: wants, user: 'shop', password })).toMatchObject({
    outcome: 'recipient',
    line: expect.stringContaining('No such mailbox'),
  });
  expect(await tryOut({ port: wants, security: 'starttls' })).toMatchObject({
    outcome: 'certificate',
  });
  expect(await tryOut({ port: wants, security: 'tls' })).toMatchObject({ outcome: 'other-tls' });
  expect(await tryOut({ security: 'starttls' })).toMatchObject({ outcome: 'no-tls' });
  // What another service says stays with it.
  expect(await tryOut({ port: portAt(stranger) })).toEqual({ outcome: 'not-mail', line: '' });
  expect(await tryOut({ port: '9' })).toEqual({ outcome: 'refused', line: '' });
});

test('saved, it takes effect at once in every process, and the password is never seen again', async () => {
  const other = openMail({ env: readEnv({}), ...owner });
  expect((await post({ intent: 'save' }, asStaff(owner, 'manager'))).status).toBe(403);
  expect((await post({ intent: 'save', host: '169.254.169.254' })).answer.issues).toHaveProperty(
    'host',
  );
  const unencrypted = await post({ intent: 'save', host: 'mail.example', user: 'shop', password });
  expect(unencrypted.answer.issues).toHaveProperty('security');
  expect(JSON.stringify(unencrypted.answer)).not.toContain(password);
  expect(mail.isOn()).toBe(false);

  const saved = await post({ intent: 'save', user: 'shop', password });
  expect(saved.location).toBe('/admin/settings/mail?done=save');
  expect(mail.isOn()).toBe(true);
  expect((await other.open()).sender).toEqual({ name: undefined, address: 'desk@shop.example' });
  const { rows } = await database.pool.query('select * from integration_settings, audit_entries');
  expect(JSON.stringify(rows)).not.toContain(password);
  const shown = await readMailSettings(owner);
  expect(shown.password).toMatchObject({ kind: 'set', ending: 'rn' });

  // Kept without being typed, but sent to no other server.
  expect((await post({ intent: 'save', user: 'shop', port: '2525' })).status).toBe(303);
  const moved = await post({ intent: 'save', user: 'shop', host: 'localhost' });
  expect(moved.answer.issues).toHaveProperty('password');
});

test('with another SECRET the password is asked for again, and the environment wins over the office', async () => {
  const changed = { ...owner, keyFor: () => Buffer.alloc(32, 7) };
  const there = openMail({ env: readEnv({}), ...changed });
  await there.refresh();
  expect(there.isOn()).toBe(false);
  expect((await readMailSettings(changed)).password).toEqual({ kind: 'lost' });

  const fixed = openMail({ env: readEnv({ SMTP_URL: open.url }), ...owner });
  expect(fixed.isOn()).toBe(true);
  const ctx = { ...owner, mailSetup: fixed.setup };
  expect((await post({ intent: 'save' }, ctx)).status).toBe(409);
  expect((await post({ intent: 'test', port: '1' }, ctx)).answer.outcome).toBe('sent');
  await post({ intent: 'remove' });
  expect(mail.isOn()).toBe(false);
});

test('a shop without an address of its own has to name the sender', async () => {
  await changeShopSettings(owner, () => ({ email: '' }));
  const nobody = await post({ intent: 'save', fromAddress: '' });
  expect(nobody.answer.issues).toHaveProperty('fromAddress');
  expect((await post({ intent: 'test', fromAddress: '' })).status).toBe(422);
  expect((await post({ intent: 'save' })).status).toBe(303);
  await post({ intent: 'remove' });
});

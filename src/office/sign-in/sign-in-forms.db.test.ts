import { afterAll, beforeEach, expect, test } from 'vitest';
import { authAttempts, authInvitations, authSessions, authUsers } from '#src/db/schema/auth.ts';
import { requestCounts } from '#src/db/schema/requests.ts';
import {
  addPasskey,
  askForPasskey,
  beginPasskey,
  beginSecondFactor,
  confirmSecondFactor,
  createFirstOwner,
  createResetLink,
  createSetupLink,
  invitePerson,
  readSession,
  signIn,
} from '#src/domain/auth/index.server.ts';
import { cookiesAfter } from '#src/domain/auth/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import { openShop } from '#tests/factories/open-shop.ts';
import { passkeyDevice } from '#tests/factories/passkey-device.ts';
import { type Fields, postForm, type RouteAction } from '#tests/factories/post-form.ts';
import { guest, staffActor } from '#tests/factories/staff.ts';
import { totpCode } from '#tests/factories/totp.ts';
import { action as onForgot } from './forgot.page.tsx';
import { action as onInvite } from './invite.page.tsx';
import { action as onLogin } from './login.page.tsx';
import { action as onLogout } from './logout.route.ts';
import { action as onReset } from './reset.page.tsx';
import { action as onSetup } from './setup.page.tsx';
import { action as onSecondFactor } from './two-factor.page.tsx';
import signInWords from './words.json' with { type: 'json' };

const clock = { now: () => Temporal.Now.instant() };
const origin = 'https://shop.test';
const { database, ctx: system } = await openShop({ clock, origin });
const visitor: Ctx = { ...system, actor: { kind: 'visitor' }, locale: 'es' };
const owner: Ctx = { ...system, actor: staffActor('owner') };
const values = { email: 'dana@ironwood.example', password: 'gravel-37-lantern' };
const next = 'sunrise-52-canyon';
afterAll(() => database.close());

beforeEach(async () => {
  const tables = [authUsers, authAttempts, authInvitations, requestCounts];
  for (const table of tables) await database.db.delete(table);
});

const makeOwner = () => createFirstOwner(system, { name: 'Dana Whitlock', ...values });
const sessions = () => database.db.select().from(authSessions);
const people = async () =>
  (await database.db.select().from(authUsers)).map(({ email, locale }) => `${email} ${locale}`);
const post = (
  action: RouteAction,
  fields: Fields,
  more: { token?: string; cookie?: string } = {},
) => {
  const { token, cookie } = more;
  return postForm(action, visitor, { fields, cookie, params: token ? { token } : {} });
};

test('the right password opens a session and leads where one wanted to be', async () => {
  await makeOwner();
  const wrong = await post(onLogin, { ...values, password: 'x' });
  expect([wrong.status, wrong.answer.email, (await sessions()).length]).toEqual([
    422,
    values.email,
    0,
  ]);
  const { location, headers } = await post(onLogin, { ...values, returnTo: '/admin/leads' });
  expect(location).toBe('/admin/leads');
  expect(headers.getSetCookie().join()).toContain('auth.session_token=');
  expect(await sessions()).toHaveLength(1);
});

test('who has used up the tries is told how long to wait', async () => {
  await makeOwner();
  const answers = [];
  for (let tries = 0; tries < 7; tries += 1) {
    answers.push(await post(onLogin, { ...values, password: 'x' }));
  }
  expect(answers.map(({ status }) => status)).toEqual([...Array(5).fill(422), 429, 429]);
  for (const { headers } of answers.slice(5)) {
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(800);
  }
  expect(await sessions()).toEqual([]);
  // Counted for the network that the form came from, so that another one may still sign in.
  const keys = (await database.db.select().from(authAttempts)).map(({ key }) => key);
  expect(keys.join()).toContain(`${values.email} 192.0.2.7`);
});

test('signing out ends the session that the browser has', async () => {
  await makeOwner();
  const { headers } = await post(onLogin, values);
  const cookie = cookiesAfter('', headers.getSetCookie());
  expect((await post(onLogout, {}, { cookie })).location).toBe('/');
  expect(await sessions()).toEqual([]);
});

test('a code that is wrong opens nothing, owners are asked for help, the right code finishes signing in', async () => {
  await makeOwner();
  const first = await signIn(system, { request: guest, values: { ...values, remember: false } });
  const request = { ...guest, cookie: cookiesAfter('', 'cookies' in first ? first.cookies : []) };
  const session = await readSession(system, request);
  const own: Ctx = { ...system, actor: session?.actor ?? visitor.actor };
  const begun = await beginSecondFactor(own, { request, password: values.password });
  const uri = begun.kind === 'done' ? begun.done.uri : '';
  const code = () => totpCode(new URL(uri).searchParams.get('secret') ?? '');
  await confirmSecondFactor(own, { request, code: code() });
  const { location, headers } = await post(onLogin, values);
  expect(location).toBe('/login/two-factor');
  const cookie = cookiesAfter('', headers.getSetCookie());
  expect(await post(onSecondFactor, { code: '000000' }, { cookie })).toMatchObject({ status: 422 });
  const help = { intent: 'help' };
  expect(await post(onSecondFactor, help)).toMatchObject({
    status: 422,
    answer: { problem: 'over', help: null },
  });
  expect(await post(onSecondFactor, help, { cookie })).toMatchObject({
    status: 200,
    answer: { problem: null, help: 'alone' },
  });
  const silent = { ...visitor, sendsMail: false };
  const closed = await postForm(onSecondFactor, silent, { fields: help, cookie });
  expect(closed.status).toBe(404);
  const done = await post(onSecondFactor, { code: code() }, { cookie });
  expect([done.status, done.location]).toEqual([303, '/']);
});

test.each([
  ['the first owner', onSetup, () => createSetupLink(system), 'ana@shop.example'],
  [
    'somebody invited',
    onInvite,
    () => invitePerson(owner, { email: 'ana@shop.example', role: 'editor' }),
    'ana@shop.example',
  ],
])('%s makes an account by the link, once, in the language of the page', async (...given) => {
  const [, action, makeLink, email] = given;
  const token = await makeLink();
  const form = { name: 'Ana', email, password: next, repeat: next };
  const unlike = await post(action, { ...form, repeat: 'x' }, { token });
  expect(unlike).toMatchObject({ status: 422, answer: { kept: { name: 'Ana', email } } });
  const short = await post(action, { ...form, password: 'abc', repeat: 'abc' }, { token });
  expect(short.answer.errors).toMatchObject({ password: expect.stringMatching(/caracteres/) });
  expect(await people()).toEqual([]);
  expect((await post(action, form, { token })).location).toBe('/admin');
  expect(await people()).toEqual([`${email} es`]);
  // Spent: the page says so.
  await post(action, form, { token });
  expect(await people()).toHaveLength(1);
});

test('a new password is chosen by its link, once', async () => {
  await makeOwner();
  const [dana] = await database.db.select().from(authUsers);
  const token = await createResetLink(owner, { userId: dana?.id ?? '' });
  expect(await post(onReset, { password: next, repeat: 'x' }, { token })).toMatchObject({
    status: 422,
  });
  expect((await post(onReset, { password: next, repeat: next }, { token })).location).toBe(
    '/admin',
  );
  expect((await post(onLogin, { ...values, password: next })).status).toBe(303);
  await post(onReset, { password: 'other-77-meadow', repeat: 'other-77-meadow' }, { token });
  expect((await post(onLogin, { ...values, password: next })).status).toBe(303);
});

test('a passkey leads where one wanted to be, or says why it does not', async () => {
  await makeOwner();
  const first = await signIn(system, { request: guest, values: { ...values, remember: false } });
  const request = { ...guest, cookie: cookiesAfter('', 'cookies' in first ? first.cookies : []) };
  const session = await readSession(system, request);
  const own: Ctx = { ...system, actor: session?.actor ?? visitor.actor };
  const begun = await beginPasskey(own, { request, password: values.password });
  if (begun.kind !== 'done' || begun.done === null) throw new Error(begun.kind);
  const device = passkeyDevice(origin);
  await addPasskey(own, { request, answer: device.make(begun.done), name: 'Phone' });
  await database.db.delete(authSessions);
  const answerOf = (more = {}) => device.signIn(askForPasskey(visitor) ?? { challenge: '' }, more);

  const wrong = { email: 'typed@ironwood.example', passkey: answerOf({ isVerified: false }) };
  expect(await post(onLogin, wrong)).toMatchObject({
    status: 422,
    answer: { email: wrong.email, problem: { key: 'passkey.refused' } },
  });
  expect(await sessions()).toEqual([]);
  const passkey = answerOf({ counter: 0 });
  const done = await post(onLogin, { passkey, returnTo: '/admin/leads', remember: 'on' });
  expect([done.status, done.location]).toEqual([303, '/admin/leads']);
  expect(await sessions()).toHaveLength(1);
  expect(await post(onLogin, { passkey })).toMatchObject({
    status: 422,
    answer: { problem: { key: 'passkey.late' } },
  });
});

test('a forgotten password gets the same answer for every address, an error for none, and a pause in the end', async () => {
  await makeOwner();
  const known = await post(onForgot, { email: values.email });
  const unknown = await post(onForgot, { email: 'nobody@ironwood.example' });
  expect(known).toMatchObject({ status: 200, answer: { isTaken: true, email: values.email } });
  expect({ ...unknown.answer, email: '' }).toEqual({ ...known.answer, email: '' });
  const none = await post(onForgot, { email: 'dana' });
  expect(none).toMatchObject({ status: 422, answer: { isTaken: false, email: 'dana' } });
  expect(none.answer.error).toMatch(/correo/i);
  for (let asked = 0; asked < 8; asked += 1) await post(onForgot, { email: `a${asked}@b.example` });
  const paused = await post(onForgot, { email: values.email });
  expect([paused.status, paused.answer.isTaken]).toEqual([429, false]);
  expect(paused.answer.error).toContain(signInWords['forgot.paused'].es.slice(0, 20));
  expect(Number(paused.headers.get('Retry-After'))).toBeGreaterThan(3000);
  const silent = { ...visitor, sendsMail: false };
  const closed = await postForm(onForgot, silent, { fields: { email: values.email } });
  expect(closed.status).toBe(404);
});

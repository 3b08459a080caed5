import { afterAll, beforeEach, expect, test } from 'vitest';
import { authAttempts, authPasskeys, authSessions, authUsers } from '#src/db/schema/auth.ts';
import { createFirstOwner, readSession, signIn } from '#src/domain/auth/index.server.ts';
import { cookiesAfter } from '#src/domain/auth/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import { openShop } from '#tests/factories/open-shop.ts';
import { passkeyDevice } from '#tests/factories/passkey-device.ts';
import { type Fields, postForm } from '#tests/factories/post-form.ts';
import { guest } from '#tests/factories/staff.ts';
import { action } from './account.page.tsx';
import accountWords from './words.json' with { type: 'json' };

const clock = { now: () => Temporal.Now.instant() };
const origin = 'https://shop.test';
const { database, ctx: system } = await openShop({ clock, origin });
const values = { email: 'dana@ironwood.example', password: 'gravel-37-lantern', remember: true };
afterAll(() => database.close());

beforeEach(async () => {
  await database.db.delete(authUsers);
  await database.db.delete(authAttempts);
  await createFirstOwner(system, { name: 'Dana Whitlock', ...values });
});

/** Somebody who has signed in on one device, and what their forms answer. */
async function enter() {
  const result = await signIn(system, { request: guest, values });
  if (result.kind !== 'signed-in') throw new Error(result.kind);
  const cookie = cookiesAfter('', result.cookies);
  const session = await readSession(system, { ...guest, cookie });
  if (!session) throw new Error('no session');
  const ctx: Ctx = { ...system, actor: session.actor, locale: session.locale };
  return {
    session,
    post: (fields: Fields) => postForm(action, ctx, { fields, cookie }),
    inSpanish: (fields: Fields) => postForm(action, { ...ctx, locale: 'es' }, { fields, cookie }),
  };
}

const own = async () => {
  const [row] = await database.db.select().from(authUsers);
  return { name: row?.name, locale: row?.locale, mails: row?.mailsAssigned };
};

test('a language is chosen among those of the site, and the next session opens in it', async () => {
  const { post, session } = await enter();
  expect(session.locale).toBe('en');
  expect((await post({ intent: 'language', language: 'xx' })).status).toBe(400);
  expect((await own()).locale).toBe('en');
  const { location } = await post({ intent: 'language', language: 'es' });
  expect(location).toBe('/admin/account?done=language');
  expect((await own()).locale).toBe('es');
  expect((await enter()).session.locale).toBe('es');
});

test('a name is changed, an empty one is refused beside its field in the reader’s language', async () => {
  const { post, inSpanish } = await enter();
  const { status, answer } = await inSpanish({ intent: 'rename', name: ' ' });
  expect(status).toBe(422);
  expect(answer.problem).toMatchObject({ form: 'rename', field: 'name' });
  expect(JSON.stringify(answer.problem)).toMatch(/obligatorio|escribe|requerido/i);
  await post({ intent: 'rename', name: 'Dana W.' });
  await post({ intent: 'mail' });
  expect(await own()).toMatchObject({ name: 'Dana W.', mails: false });
});

test('a password is changed by who knows the old one, and ends the other sessions', async () => {
  const { post, inSpanish } = await enter();
  await enter();
  const next = 'sunrise-52-canyon';
  const wrong = await inSpanish({ intent: 'password', current: 'x', next, repeat: next });
  expect([wrong.status, wrong.answer.problem]).toEqual([
    422,
    { form: 'password', field: 'current', text: accountWords.wrong.es },
  ]);
  const unlike = await post({ intent: 'password', current: values.password, next, repeat: 'x' });
  expect(unlike.answer.problem).toMatchObject({ form: 'password', field: 'repeat' });
  const done = await post({ intent: 'password', current: values.password, next, repeat: next });
  expect(done.location).toBe('/admin/account?done=password');
  expect(done.headers.getSetCookie().join()).toContain('auth.session_token=');
  expect(await database.db.select().from(authSessions)).toHaveLength(1);
  const again = await signIn(system, { request: guest, values: { ...values, password: next } });
  expect(again.kind).toBe('signed-in');
});

test('a session of one’s own is ended, one that is gone already is no mistake', async () => {
  const { post } = await enter();
  const other = (await enter()).session.id;
  const end = () => post({ intent: 'end-session', id: other });
  expect((await end()).location).toBe('/admin/account?done=session');
  expect(await database.db.select().from(authSessions)).toHaveLength(1);
  expect((await end()).location).toBe('/admin/account?done=session');
  expect((await post({ intent: 'explode' })).status).toBe(400);
});

test('a passkey is added in two steps, named for its device, renamed and removed', async () => {
  const { post, inSpanish } = await enter();
  const { password } = values;
  const wrong = await inSpanish({ intent: 'passkey-begin', password: 'x' });
  expect([wrong.status, wrong.answer.problem]).toEqual([
    422,
    { form: 'passkey-begin', field: 'password', text: accountWords.wrong.es },
  ]);
  const { answer } = await post({ intent: 'passkey-begin', password });
  const offer = answer.offer as PublicKeyCredentialCreationOptionsJSON;
  expect(await database.db.select().from(authPasskeys)).toEqual([]);
  const refused = await post({ intent: 'passkey-add', answer: '{}' });
  expect(refused).toMatchObject({ status: 422, answer: { offer: null } });
  const made = passkeyDevice(origin).make(offer);
  const added = await post({ intent: 'passkey-add', answer: made });
  expect(added.location).toBe('/admin/account?done=passkey-added');
  const named = async () => (await database.db.select().from(authPasskeys)).map(({ name }) => name);
  expect(await named()).toEqual([accountWords['passkeys.unnamed'].en]);

  const [{ id } = { id: '' }] = await database.db.select().from(authPasskeys);
  const nameless = await post({ intent: 'passkey-rename', id, name: ' ' });
  expect([nameless.status, nameless.answer.problem]).toMatchObject([
    422,
    { form: 'passkey-rename', field: 'name' },
  ]);
  await post({ intent: 'passkey-rename', id, name: 'Work laptop' });
  expect(await named()).toEqual(['Work laptop']);
  const kept = await post({ intent: 'passkey-remove', id, password: 'x' });
  expect(kept.answer.problem).toMatchObject({ form: 'passkey-remove', field: 'password' });
  const removed = await post({ intent: 'passkey-remove', id, password });
  expect(removed.location).toBe('/admin/account?done=passkey-removed');
  expect(await named()).toEqual([]);
  const again = await post({ intent: 'passkey-remove', id, password });
  expect(again.location).toBe('/admin/account?done=passkey-removed');
});

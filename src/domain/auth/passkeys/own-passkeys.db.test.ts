import { afterAll, beforeEach, expect, test } from 'vitest';
import { auditEntries } from '#src/db/schema/audit.ts';
import { authPasskeys } from '#src/db/schema/auth.ts';
import { mailMessages } from '#src/db/schema/mail.ts';
import siteFile from '#src/db/seeds/demo/copy/site.json' with { type: 'json' };
import { openPasskeyShop, passkeyFaults } from '#tests/factories/passkey-shop.ts';
import { asStaff } from '#tests/factories/staff.ts';
import {
  askForPasskey,
  beginPasskey,
  createRescueLink,
  listOwnPasskeys,
  listPeople,
  removePasskey,
  removePasskeys,
  renamePasskey,
} from '../index.server.ts';

const shop = await openPasskeyShop();
const { database, system, values, enter, offerTo, addTo, ask, signInWith, makeDevice } = shop;
const { password } = values;
const passkeys = () => database.db.select().from(authPasskeys);
const letters = async () =>
  (await database.db.select().from(mailMessages)).map(({ letter, data, recipient }) => ({
    ...{ letter, recipient },
    ...(data as { change: string; passkeys: string[]; by: string | null }),
  }));
beforeEach(shop.begin);
afterAll(() => database.close());

test('adding asks for the password, and a wrong one counts', async () => {
  const { ctx, request } = await enter();
  const tries = [];
  for (let attempt = 0; attempt < 6; attempt += 1) {
    tries.push((await beginPasskey(ctx, { request, password: 'x' })).kind);
  }
  expect(tries).toEqual([...Array(5).fill('refused'), 'paused']);
  expect(await passkeys()).toEqual([]);
});

test('the browser is told the shop’s name, the site’s host, and which passkeys there are', async () => {
  const entered = await enter();
  const { device } = await addTo(entered);
  const { name } = siteFile.facts;
  expect(await offerTo(entered)).toMatchObject({
    rp: { id: 'shop.test', name },
    user: { name: values.email, displayName: 'Dana Whitlock' },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: [{ id: device.id, transports: ['internal', 'hybrid'] }],
  });
  expect(ask()).toMatchObject({ rpId: 'shop.test', userVerification: 'required' });
  expect(ask()).not.toHaveProperty('allowCredentials');
});

test.each(passkeyFaults)('the answer of a device %s adds nothing', async (_, fault) => {
  const entered = await enter();
  expect((await addTo(entered, makeDevice(), fault)).added).toBe('refused');
  expect(await passkeys()).toEqual([]);
  expect(await letters()).toEqual([]);
});

test('a passkey is renamed and removed by whose it is, with the password, and then refused', async () => {
  const { ctx, request, ...entered } = await enter();
  const { device } = await addTo({ ctx, request, ...entered });
  const [{ id } = { id: '' }] = await listOwnPasskeys(ctx);
  const other = asStaff(ctx, 'owner', 'Jo');
  await expect(renamePasskey(other, { id, name: 'Mine' })).rejects.toMatchObject({
    code: 'not-found',
  });
  await expect(renamePasskey(ctx, { id, name: '  ' })).rejects.toMatchObject({ issues: [{}] });
  await renamePasskey(ctx, { id, name: ' Work laptop ' });
  expect(await listOwnPasskeys(ctx)).toMatchObject([{ name: 'Work laptop' }]);
  expect((await removePasskey(ctx, { id, request, password: 'x' })).kind).toBe('refused');
  await expect(removePasskey(ctx, { id: 'another', request, password })).rejects.toMatchObject({
    code: 'not-found',
  });
  expect((await removePasskey(ctx, { id, request, password })).kind).toBe('done');
  expect(await signInWith(device.signIn(ask()))).toEqual({ kind: 'refused' });
  const history = await database.db.select().from(auditEntries);
  expect(history.filter(({ action }) => action === 'auth.remove-passkey')).toMatchObject([
    { actorName: 'Dana Whitlock', detail: { passkey: 'Work laptop' } },
  ]);
  expect(await letters()).toMatchObject([
    { letter: 'account-passkeys', recipient: values.email, change: 'added', by: null },
    { letter: 'account-passkeys', change: 'removed', passkeys: ['Work laptop'] },
  ]);
});

test('an owner removes the passkeys of somebody whose phone is gone, who is told; the shop’s machine does too', async () => {
  const entered = await enter();
  await addTo(entered);
  await addTo(entered);
  const owner = asStaff(system, 'owner', 'Jo');
  const [dana] = await listPeople(owner);
  expect(dana?.passkeys).toBe(2);
  const id = dana?.id ?? '';
  await expect(removePasskeys(asStaff(system, 'manager'), { id })).rejects.toMatchObject({
    code: 'forbidden',
  });
  await removePasskeys(owner, { id });
  expect(await passkeys()).toEqual([]);
  expect((await letters()).at(-1)).toMatchObject({
    ...{ change: 'removed', by: 'Jo', recipient: values.email },
    passkeys: ['Chrome on Mac', 'Chrome on Mac'],
  });
  await addTo(entered);
  await createRescueLink(system, { email: values.email });
  expect(await passkeys()).toEqual([]);
});

test('a passkey of the site’s former address is shown as such, and a shop at numbers has none', async () => {
  const entered = await enter();
  await addTo(entered);
  const moved = { ...entered.ctx, origin: 'https://new.example' };
  expect(await listOwnPasskeys(moved)).toMatchObject([{ otherHost: 'shop.test' }]);
  const atNumbers = { ...entered.ctx, origin: 'http://192.0.2.7:3000' };
  expect(askForPasskey(atNumbers)).toBeNull();
  const { request } = entered;
  expect(await beginPasskey(atNumbers, { request, password })).toEqual({
    kind: 'done',
    done: null,
  });
});

test('a shop without mail adds and removes passkeys, and queues no letter', async () => {
  const { ctx, ...entered } = await enter();
  await addTo({ ...entered, ctx: { ...ctx, sendsMail: false } });
  expect(await passkeys()).toHaveLength(1);
  expect(await letters()).toEqual([]);
});

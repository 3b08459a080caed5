import { auditEntries } from '#src/db/schema/audit.ts';
import { authAttempts, authUsers } from '#src/db/schema/auth.ts';
import { mailMessages } from '#src/db/schema/mail.ts';
import siteFile from '#src/db/seeds/demo/copy/site.json' with { type: 'json' };
import { seedSettings } from '#src/db/seeds/settings.ts';
import {
  addPasskey,
  askForPasskey,
  beginPasskey,
  createFirstOwner,
  readSession,
  signIn,
  signInByPasskey,
} from '#src/domain/auth/index.server.ts';
import { cookiesAfter } from '#src/domain/auth/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import { openShop } from './open-shop.ts';
import { type DeviceFaults, passkeyDevice } from './passkey-device.ts';
import { guest } from './staff.ts';

const origin = 'https://shop.test';
const values = { email: 'dana@ironwood.example', password: 'gravel-37-lantern', remember: true };
const { password } = values;

/** What devices and pages get wrong, whether they add a passkey or sign in with one. */
export const passkeyFaults: [string, DeviceFaults][] = [
  ['of another page', { origin: 'https://shop.test.evil.example' }],
  ['for another host', { host: 'evil.example' }],
  ['that asked for neither finger, face nor PIN', { isVerified: false }],
];

type SignInMore = Partial<Parameters<typeof signInByPasskey>[1]>;

/** A shop at https with one owner, Dana, who signs in by password and by passkeys of devices. */
export async function openPasskeyShop() {
  let now = Temporal.Now.instant();
  const clock = { now: () => now };
  const { database, ctx: system } = await openShop({ clock, origin });
  const { db } = database;
  const visitor: Ctx = { ...system, actor: { kind: 'visitor' } };
  await seedSettings(system, siteFile);

  async function enteredBy(cookies: readonly string[]) {
    const request = { ...guest, cookie: cookiesAfter('', cookies) };
    const session = await readSession(system, request);
    if (!session) throw new Error('no session');
    const ctx: Ctx = { ...system, actor: session.actor, locale: session.locale };
    return { ctx, request, session };
  }

  type Entered = Awaited<ReturnType<typeof enteredBy>>;

  async function offerTo({ ctx, request }: Pick<Entered, 'ctx' | 'request'>) {
    const result = await beginPasskey(ctx, { request, password });
    if (result.kind !== 'done' || result.done === null) throw new Error(result.kind);
    return result.done;
  }

  return {
    ...{ database, system, visitor, values, enteredBy, offerTo },

    /** Dana's account as it is at first, and the present time. */
    async begin(): Promise<void> {
      now = Temporal.Now.instant();
      for (const table of [authUsers, authAttempts, auditEntries, mailMessages]) {
        await db.delete(table);
      }
      await createFirstOwner(system, { name: 'Dana Whitlock', ...values });
    },

    pass(duration: Temporal.DurationLike): Temporal.Instant {
      now = now.add(duration);
      return now;
    },

    /** Dana, signed in by password. */
    async enter() {
      const result = await signIn(system, { request: guest, values });
      if (result.kind !== 'signed-in') throw new Error(result.kind);
      return enteredBy(result.cookies);
    },

    async addTo(
      entered: Pick<Entered, 'ctx' | 'request'>,
      device = passkeyDevice(origin),
      faults?: DeviceFaults,
    ) {
      const { ctx, request } = entered;
      const answer = device.make(await offerTo(entered), faults);
      const added = await addPasskey(ctx, { request, answer, name: 'Chrome on Mac' });
      return { device, added };
    },

    makeDevice: () => passkeyDevice(origin),

    /** What the sign-in page passes to devices. */
    ask() {
      const asked = askForPasskey(visitor);
      if (asked === null) throw new Error('not asked');
      return asked;
    },

    signInWith: (answer: string, more: SignInMore = {}) =>
      signInByPasskey(visitor, { request: guest, answer, isRemembered: true, ...more }),
  };
}

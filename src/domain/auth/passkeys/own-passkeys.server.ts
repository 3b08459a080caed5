import { and, asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { authPasskeys } from '#src/db/schema/auth.ts';
import { recordAudit } from '#src/domain/audit/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { notFound } from '#src/domain/errors.ts';
import { queueMail } from '#src/domain/mail/index.server.ts';
import { noteRefusal } from '#src/domain/security-events.server.ts';
import { getShopName } from '#src/domain/settings/index.server.ts';
import type { AuthRequest } from '../auth-request.ts';
import { type Confirmed, withPassword } from '../own-password.server.ts';
import { requireStaff } from '../require-staff.ts';
import { challengeMs, makeChallenge } from './challenges.server.ts';
import { checkCreated, keyKinds } from './check-answer.server.ts';
import { readCreatedPasskey } from './device-answers.ts';
import { handleOf } from './passkey-handle.server.ts';
import { passkeySiteOf } from './passkey-site.ts';

/** One of the person's own passkeys. */
export type OwnPasskey = {
  id: string;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
  /** The former host name of the site that it belongs to; null if it works here. */
  otherHost: string | null;
};

export async function listOwnPasskeys(ctx: Ctx): Promise<OwnPasskey[]> {
  const here = passkeySiteOf(ctx.origin)?.host;
  const rows = await readOwn(ctx);
  return rows.map(({ id, name, createdAt, lastUsedAt, host }) => ({
    ...{ id, name, createdAt, lastUsedAt },
    otherHost: host === here ? null : host,
  }));
}

/**
 * First of two steps: asks for the password, because a passkey opens the account for good, and gives what the browser
 * passes to the device. `done` is null where no browser offers passkeys.
 */
export async function beginPasskey(
  ctx: Ctx,
  given: { request: AuthRequest; password: string },
): Promise<Confirmed<PublicKeyCredentialCreationOptionsJSON | null>> {
  const site = passkeySiteOf(ctx.origin);
  return withPassword(ctx, given, async () => {
    if (site === null) return null;
    const { userId, email, name } = requireStaff(ctx.actor);
    const own = await readOwn(ctx);
    return {
      challenge: makeChallenge(ctx, `add ${userId}`),
      rp: { id: site.host, name: (await getShopName(ctx)) ?? site.host },
      user: { id: handleOf(userId), name: email, displayName: name },
      pubKeyCredParams: keyKinds.map((alg) => ({ type: 'public-key', alg })),
      excludeCredentials: own.map(({ credentialId: id, transports }) => ({
        ...{ id, transports },
        type: 'public-key' as const,
      })),
      // One that the device finds by itself, so that nobody has to type an address first.
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
      timeout: challengeMs,
    };
  });
}

const naming = z.object({ name: z.string().trim().min(1).max(60) });

/**
 * Second step: stores what the device has made, and tells the person by mail, if the shop sends any. `answer` is
 * JSON. `late`: the password was typed too long ago.
 */
export async function addPasskey(
  ctx: Ctx,
  { request, answer: field, name }: { request: AuthRequest; answer: string; name: string },
): Promise<'added' | 'refused' | 'late'> {
  const made = await checkField(ctx, field);
  if (made.kind !== 'right') {
    noteRefusal(ctx, 'passkey.refused', { address: request.ip });
    return made.kind === 'late' ? 'late' : 'refused';
  }
  const passkey = {
    ...made.facts,
    ...naming.parse({ name }),
    id: ctx.ids.uuid(),
    createdAt: new Date(ctx.clock.now().epochMilliseconds),
  };
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const added = await tx.insert(authPasskeys).values(passkey).onConflictDoNothing().returning();
    if (added.length === 0) return 'refused';
    await tell(inside, 'added', passkey.name);
    return 'added';
  });
}

/** What the device has made, with whose it is and where it works. */
async function checkField(ctx: Ctx, field: string) {
  const { userId } = requireStaff(ctx.actor);
  const answer = readCreatedPasskey(field);
  const site = passkeySiteOf(ctx.origin);
  if (answer === null || site === null) return { kind: 'wrong' as const };
  const checked = await checkCreated(ctx, { site, purpose: `add ${userId}`, answer });
  if (checked.kind !== 'right') return checked;
  const { transports } = answer.response;
  const facts = { ...checked.facts, userId, transports, host: site.host };
  return { kind: 'right' as const, facts };
}

/** @throws {ZodError} for an empty name @throws {DomainError} not-found */
export async function renamePasskey(
  ctx: Ctx,
  { id, name }: { id: string; name: string },
): Promise<void> {
  const renamed = await ctx.db
    .update(authPasskeys)
    .set(naming.parse({ name }))
    .where(ownOne(ctx, id))
    .returning({ id: authPasskeys.id });
  if (renamed.length === 0) throw notFound();
}

/** Asks for the password, and tells the person by mail, if the shop sends any. @throws {DomainError} not-found */
export async function removePasskey(
  ctx: Ctx,
  { id, ...given }: { id: string; request: AuthRequest; password: string },
): Promise<Confirmed<void>> {
  return withPassword(ctx, given, () =>
    ctx.db.transaction(async (tx) => {
      const [removed] = await tx.delete(authPasskeys).where(ownOne(ctx, id)).returning();
      if (!removed) throw notFound();
      await tell({ ...ctx, db: tx }, 'removed', removed.name);
    }),
  );
}

async function tell(ctx: Ctx, change: 'added' | 'removed', passkey: string): Promise<void> {
  const { userId, name, email: to } = requireStaff(ctx.actor);
  await recordAudit(ctx, {
    action: change === 'added' ? 'auth.add-passkey' : 'auth.remove-passkey',
    subject: { kind: 'person', id: userId, name },
    detail: { passkey },
  });
  if (!ctx.sendsMail) return;
  const data = { change, passkeys: [passkey], by: null, accountUrl: `${ctx.origin}/admin/account` };
  await queueMail(ctx, { letter: 'account-passkeys', to, locale: ctx.locale, data });
}

function readOwn({ db, actor }: Ctx) {
  const { userId, createdAt } = authPasskeys;
  const { userId: own } = requireStaff(actor);
  return db.select().from(authPasskeys).where(eq(userId, own)).orderBy(asc(createdAt));
}

function ownOne({ actor }: Ctx, id: string) {
  const { userId } = requireStaff(actor);
  return and(eq(authPasskeys.id, id), eq(authPasskeys.userId, userId));
}

import { eq } from 'drizzle-orm';
import { authPasskeys } from '#src/db/schema/auth.ts';
import type { Ctx } from '#src/domain/context.ts';
import { noteRefusal } from '#src/domain/security-events.server.ts';
import { countAttempt, forgetAttempts } from '../attempts.server.ts';
import type { AuthRequest } from '../auth-request.ts';
import { openSessionFor } from '../open-session.server.ts';
import { cookiesAfter } from '../request-cookies.ts';
import { recordSignIn } from '../sign-in.server.ts';
import { challengeMs, makeChallenge } from './challenges.server.ts';
import { checkUsed } from './check-answer.server.ts';
import { readUsedPasskey, type UsedPasskey } from './device-answers.ts';
import { handleOf } from './passkey-handle.server.ts';
import { passkeySiteOf } from './passkey-site.ts';

/**
 * What a browser passes to the person's devices, to sign in with any passkey of this site; null where no browser
 * offers passkeys. It names no account, so it tells nobody which accounts have one.
 */
export function askForPasskey(ctx: Ctx): PublicKeyCredentialRequestOptionsJSON | null {
  const site = passkeySiteOf(ctx.origin);
  if (site === null) return null;
  return {
    challenge: makeChallenge(ctx, 'sign-in'),
    rpId: site.host,
    userVerification: 'required',
    timeout: challengeMs,
  };
}

/** `late`: the page was open for too long, or its answer was sent before. `cookies` are Set-Cookie values. */
export type PasskeySignIn =
  | { kind: 'signed-in'; cookies: string[] }
  | { kind: 'refused' }
  | { kind: 'late' }
  | { kind: 'paused'; seconds: number };

type PasskeySignInInput = { request: AuthRequest; answer: string; isRemembered: boolean };

/**
 * Starts a session with the answer of a device, as JSON. The device has asked for finger, face or PIN: it is something
 * that one has and something that one is or knows, so no code is asked for besides. Attempts count like passwords.
 */
export async function signInByPasskey(
  ctx: Ctx,
  { request, answer: field, isRemembered }: PasskeySignInInput,
): Promise<PasskeySignIn> {
  const answer = readUsedPasskey(field);
  const tried = { account: `passkey ${answer?.id ?? ''}`, address: request.ip };
  const { pausedSeconds } = await countAttempt(ctx, tried);
  if (pausedSeconds > 0) {
    noteRefusal(ctx, 'sign-in.paused', { ...tried, detail: { by: 'passkey' } });
    return { kind: 'paused', seconds: pausedSeconds };
  }
  const proved = answer === null ? 'refused' : await prove(ctx, answer);
  const cookies =
    typeof proved === 'string'
      ? null
      : await openSessionFor(ctx, request, { ...proved, isRemembered });
  if (cookies === null) {
    const kind = proved === 'late' ? 'late' : 'refused';
    noteRefusal(ctx, 'sign-in.failed', { ...tried, detail: { by: 'passkey', outcome: kind } });
    return { kind };
  }
  await forgetAttempts(ctx, tried);
  const opened = { ...request, cookie: cookiesAfter(request.cookie, cookies) };
  await recordSignIn(ctx, opened, 'passkey');
  return { kind: 'signed-in', cookies };
}

/** Whose passkey it is, if the answer is right. */
async function prove(
  ctx: Ctx,
  answer: UsedPasskey,
): Promise<{ userId: string } | 'refused' | 'late'> {
  const site = passkeySiteOf(ctx.origin);
  const [passkey] = await ctx.db
    .select()
    .from(authPasskeys)
    .where(eq(authPasskeys.credentialId, answer.id));
  if (site === null || !passkey) return 'refused';
  const { id, userId } = passkey;
  const { userHandle } = answer.response;
  if (userHandle && userHandle !== handleOf(userId)) return 'refused';
  const checked = await checkUsed(ctx, { site, purpose: 'sign-in', answer, passkey });
  if (checked.kind !== 'right') return checked.kind === 'late' ? 'late' : 'refused';
  const lastUsedAt = new Date(ctx.clock.now().epochMilliseconds);
  const { counter } = checked.facts;
  await ctx.db.update(authPasskeys).set({ counter, lastUsedAt }).where(eq(authPasskeys.id, id));
  return { userId };
}

import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Ctx } from '#src/domain/context.ts';
import { claimOnce } from '../claim-code.server.ts';

/** Longer than a browser waits for a finger, so that a sign-in page may lie open for a while. */
export const challengeMs = 10 * 60_000;

/** What a device is to sign: for signing in, or to add a passkey to one account. */
export type ChallengePurpose = 'sign-in' | `add ${string}`;

/**
 * Makes a challenge, base64url. It says until when it is good, sealed with a key that all processes share: whoever
 * opens the sign-in page writes nothing into the database.
 */
export function makeChallenge(ctx: Ctx, purpose: ChallengePurpose): string {
  const until = ctx.clock.now().epochMilliseconds + challengeMs;
  const open = `${ctx.ids.token()}.${until}`;
  return Buffer.from(`${open}.${sealOf(ctx, purpose, open)}`).toString('base64url');
}

/** Whether we made it for this purpose, and it is not too old. */
export function readChallenge(
  ctx: Ctx,
  { challenge, purpose }: { challenge: string; purpose: ChallengePurpose },
): { kind: 'valid'; untilMs: number } | { kind: 'late' | 'forged' } {
  const text = Buffer.from(challenge, 'base64url').toString();
  const [, open = '', until = '', seal = ''] = /^(.+\.(\d+))\.([\w-]+)$/.exec(text) ?? [];
  const expected = Buffer.from(sealOf(ctx, purpose, open));
  const given = Buffer.from(seal);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    return { kind: 'forged' };
  }
  const isLate = Number(until) <= ctx.clock.now().epochMilliseconds;
  return isLate ? { kind: 'late' } : { kind: 'valid', untilMs: Number(until) };
}

/** Uses up a challenge. Returns false if it was used before, in any process. */
export function spendChallenge(
  ctx: Ctx,
  { challenge, untilMs }: { challenge: string; untilMs: number },
): Promise<boolean> {
  return claimOnce(ctx, { key: `challenge:${challenge}`, untilMs });
}

function sealOf({ keyFor }: Ctx, purpose: ChallengePurpose, open: string): string {
  const mac = createHmac('sha256', keyFor('passkey-challenges'));
  return mac.update(`${purpose}\n${open}`).digest('base64url');
}

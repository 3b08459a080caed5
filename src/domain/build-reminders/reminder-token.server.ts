import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Ctx } from '#src/domain/context.ts';

/** What a link in the letter allows; a token is good for one purpose only. */
export type ReminderPurpose = 'resume' | 'stop';

// Longer than a vacation; after that the draft is deleted anyway.
const VALID_FOR = Temporal.Duration.from({ hours: 24 * 60 });

const parts = z.tuple([
  z.enum(['resume', 'stop']),
  z.uuid(),
  z.string().regex(/^\d{1,16}$/),
  z.string(),
]);

/** `<purpose>.<build>.<until>.<signature>`: a 256-bit HMAC that only this shop can make. */
export function reminderToken(
  ctx: Ctx,
  { buildId, purpose }: { buildId: string; purpose: ReminderPurpose },
): string {
  const until = ctx.clock.now().add(VALID_FOR).epochMilliseconds;
  const claim = `${purpose}.${buildId}.${until}`;
  return `${claim}.${sign(ctx, claim)}`;
}

/** The content of a token; null if it is forged, truncated or expired. */
export function readReminderToken(
  ctx: Ctx,
  token: string,
): { buildId: string; purpose: ReminderPurpose } | null {
  const { success, data } = parts.safeParse(token.split('.'));
  if (!success) return null;
  const [purpose, buildId, until, signature] = data;
  const expected = Buffer.from(sign(ctx, `${purpose}.${buildId}.${until}`));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  if (Number(until) < ctx.clock.now().epochMilliseconds) return null;
  return { buildId, purpose };
}

function sign(ctx: Ctx, claim: string): string {
  return createHmac('sha256', ctx.keyFor('build-reminder')).update(claim).digest('base64url');
}

import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Ctx } from '#src/domain/context.ts';

const hourMs = 3_600_000;

/**
 * The query that gives access to a private asset or its variants for one to two hours. It stays the same within an
 * hour, so that browsers can cache the picture.
 */
export function signPrivateAsset(ctx: Ctx, hash: string): { query: string; expiresAt: Date } {
  const expires = (Math.floor(ctx.clock.now().epochMilliseconds / hourMs) + 2) * hourMs;
  const signature = sign(ctx, `${hash}.${expires}`);
  return { query: `expires=${expires}&signature=${signature}`, expiresAt: new Date(expires) };
}

/** Whether the query of a URL currently gives access to the private asset with this hash. */
export function opensPrivateAsset(ctx: Ctx, hash: string, query: URLSearchParams): boolean {
  const expires = query.get('expires') ?? '';
  if (!/^\d{13}$/.test(expires) || Number(expires) < ctx.clock.now().epochMilliseconds)
    return false;
  const expected = Buffer.from(sign(ctx, `${hash}.${expires}`));
  const given = Buffer.from(query.get('signature') ?? '');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function sign(ctx: Ctx, text: string): string {
  return createHmac('sha256', ctx.keyFor('private-asset')).update(text).digest('base64url');
}

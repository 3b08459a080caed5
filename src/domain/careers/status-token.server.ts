import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { localePrefix } from '#src/lib/locales.ts';
import type { Ctx, Locale } from '../context.ts';
import { noteRefusal } from '../security-events.server.ts';

/**
 * How somebody got the link: on the `screen` after sending, which proves nothing about the contact they typed, or by
 * `mail`, which proves that it is theirs.
 */
export type StatusPurpose = 'screen' | 'mail';

const parts = z.tuple([z.enum(['screen', 'mail']), z.uuid(), z.string()]);

/** `<purpose>.<application>.<signature>`: a 256-bit HMAC that only this shop can make. */
export function statusToken(
  ctx: Ctx,
  { purpose, id }: { purpose: StatusPurpose; id: string },
): string {
  const claim = `${purpose}.${id}`;
  return `${claim}.${sign(ctx, claim)}`;
}

/** The content of a token; null if it is forged or truncated. */
export function readStatusToken(
  ctx: Ctx,
  token: string,
): { purpose: StatusPurpose; id: string } | null {
  const { success, data } = parts.safeParse(token.split('.'));
  if (!success) return null;
  const [purpose, id, signature] = data;
  const expected = Buffer.from(sign(ctx, `${purpose}.${id}`));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    noteRefusal(ctx, 'link.refused', { detail: { purpose } });
    return null;
  }
  return { purpose, id };
}

/** A link for a letter: on our own origin only. */
export function statusLink(ctx: Ctx, { id, locale }: { id: string; locale: Locale }): string {
  const token = statusToken(ctx, { purpose: 'mail', id });
  return `${ctx.origin}${localePrefix(locale)}/careers/status/${token}`;
}

function sign(ctx: Ctx, claim: string): string {
  return createHmac('sha256', ctx.keyFor('application-status')).update(claim).digest('base64url');
}

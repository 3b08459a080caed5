import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Ctx, Locale } from '#src/domain/context.ts';
import { inLocale } from '#src/lib/locales.ts';

const parts = z.tuple([z.uuid(), z.string()]);

/** The signed link to the form of this invitation: on our own origin, for one review. */
export function reviewLink(ctx: Ctx, { id, locale }: { id: string; locale: Locale }): string {
  return ctx.origin + inLocale(`/review/${id}.${sign(ctx, id)}`, locale);
}

/** The invitation of a token; null if it is forged or truncated. */
export function readReviewToken(ctx: Ctx, token: string): string | null {
  const { success, data } = parts.safeParse(token.split('.'));
  if (!success) return null;
  const [id, signature] = data;
  const expected = Buffer.from(sign(ctx, id));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
}

function sign(ctx: Ctx, id: string): string {
  return createHmac('sha256', ctx.keyFor('review-link')).update(id).digest('base64url');
}

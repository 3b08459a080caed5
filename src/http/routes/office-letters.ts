import { type Context, Hono } from 'hono';
import { brandSchema } from '#src/domain/brand/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { readOutboxMessage } from '#src/domain/mail/index.server.ts';
import { why as whyAny } from '#src/domain/refusals.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import type { renderSampleLetter } from '#src/letters/sample-letter.ts';
import { spokenOr } from '#src/lib/site-languages.ts';
import type { HttpEnv } from '../http-env.ts';
import { openOfficeSession } from './office-session.ts';

/**
 * A letter as mail clients show it, with its own styles. The outbox page frames it; nothing in it runs, loads or
 * links anywhere.
 */
const letterPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; base-uri 'none'; form-action 'none'; sandbox";

/** Injected by the composition root, which loads what renders letters once one is asked for. */
export type OfficeLetterDeps = { renderSampleLetter: typeof renderSampleLetter };

/**
 * Letters as they look, for frames in the office. `GET /admin/letters/{id}`: a message of the outbox, for staff who may
 * read letters of its kind. `GET /admin/sample-letter?accent=…&ink=…`: a made-up one in colors that are not saved yet,
 * for staff who may change the brand.
 */
export function officeLetterRoutes({ renderSampleLetter }: OfficeLetterDeps) {
  return new Hono<HttpEnv>()
    .get('/admin/letters/:id', async (c) => {
      const ctx = await staffContext(c);
      const { html } = await readOutboxMessage(ctx, c.req.param('id'));
      return sendLetter(c, html ?? '');
    })
    .get('/admin/sample-letter', async (c) => {
      const ctx = await staffContext(c);
      requireScope(ctx.actor, 'settings.write');
      const shop = await getShopSettings(ctx);
      const asked = { accent: c.req.query('accent'), ink: c.req.query('ink') };
      const typed = brandSchema.shape.colors.safeParse(asked);
      const brand = typed.success ? { ...shop.brand, colors: typed.data } : shop.brand;
      const { languages, timeZone } = shop;
      const locale = spokenOr(languages, ctx.locale);
      const setting = { shop: { ...shop, brand }, origin: ctx.origin, locale, timeZone };
      return sendLetter(c, (await renderSampleLetter(setting)).html);
    });
}

async function staffContext(c: Context<HttpEnv>): Promise<Ctx> {
  c.header('Cache-Control', 'private, no-store');
  const actor = await openOfficeSession(c);
  if (!actor) throw new DomainError('unauthenticated', whyAny('access.signed-out'));
  return { ...c.var.ctx, actor };
}

function sendLetter(c: Context<HttpEnv>, html: string): Response | Promise<Response> {
  c.header('Content-Security-Policy', letterPolicy);
  c.header('X-Frame-Options', 'SAMEORIGIN');
  c.header('X-Robots-Tag', 'noindex');
  return c.html(html);
}

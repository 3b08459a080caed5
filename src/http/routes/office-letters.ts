import { Hono } from 'hono';
import { DomainError } from '#src/domain/errors.ts';
import { readOutboxMessage } from '#src/domain/mail/index.server.ts';
import { why as whyAny } from '#src/domain/refusals.ts';
import type { HttpEnv } from '../http-env.ts';
import { openOfficeSession } from './office-session.ts';

/**
 * A letter as mail clients show it, with its own styles. The outbox page frames it; nothing in it runs, loads or
 * links anywhere.
 */
const letterPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; base-uri 'none'; form-action 'none'; sandbox";

/** `GET /admin/letters/{id}`: the HTML of a message of the outbox, for staff who may read letters of its kind. */
export function officeLetterRoutes() {
  return new Hono<HttpEnv>().get('/admin/letters/:id', async (c) => {
    c.header('Cache-Control', 'private, no-store');
    const actor = await openOfficeSession(c);
    if (!actor) throw new DomainError('unauthenticated', whyAny('access.signed-out'));
    const { html } = await readOutboxMessage({ ...c.var.ctx, actor }, c.req.param('id'));
    c.header('Content-Security-Policy', letterPolicy);
    c.header('X-Frame-Options', 'SAMEORIGIN');
    c.header('X-Robots-Tag', 'noindex');
    return c.html(html ?? '');
  });
}

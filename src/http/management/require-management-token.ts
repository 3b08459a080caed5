import { createHash, timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { findToken } from '#src/domain/content/index.server.ts';
import type { Actor, Ctx } from '#src/domain/context.ts';
import type { HttpEnv } from '../http-env.ts';

/** What a program with the key may do; people, leads and settings are out of its reach. */
const scopes = [
  'content.read',
  'content.write',
  'content.publish',
  'content.manage',
  'media.read',
  'media.write',
] as const;

/**
 * Requires a management token in `Authorization`, bare or as `Bearer`. Cookies are ignored, so a signed-in browser
 * has no access here and other sites cannot exploit it.
 */
export function requireManagementToken(managementToken: string): MiddlewareHandler<HttpEnv> {
  const known = digest(managementToken);
  return async (c, next) => {
    const token = tokenOf(c.req.header('Authorization'));
    const actor = token && (await actorOf(c.var.ctx, { token, known }));
    c.header('Cache-Control', 'private, no-store');
    if (!actor) return c.json({ error: 'Unauthorized' }, 401);
    c.set('ctx', { ...c.var.ctx, actor });
    return next();
  };
}

export function tokenOf(header: string | undefined): string {
  return (header ?? '').replace(/^Bearer\s+/i, '').trim();
}

async function actorOf(
  ctx: Ctx,
  { token, known }: { token: string; known: Buffer },
): Promise<Actor | null> {
  if (timingSafeEqual(digest(token), known)) {
    return { kind: 'token', tokenId: 0, name: 'Management API', scopes };
  }
  const found = await findToken(ctx, token);
  if (found?.access !== 'management') return null;
  return { kind: 'token', tokenId: found.id, name: found.name, scopes };
}

/** Equal length whatever was sent, so comparing reveals nothing about the token. */
function digest(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

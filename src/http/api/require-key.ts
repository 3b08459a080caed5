import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Scope } from '#src/domain/auth/index.ts';
import { findToken } from '#src/domain/content/index.server.ts';
import { type GoodsAccess, isGoodsAccess } from '#src/domain/content/index.ts';
import { DomainError } from '#src/domain/errors.ts';
import { why } from '#src/http/refusals.ts';
import { defaultLocale } from '#src/lib/locales.ts';
import type { HttpEnv } from '../http-env.ts';
import { preferredLocale } from '../language/preferred-locale.ts';

/** What a program with the key may do; content, customers and settings are out of its reach. */
const scopesOf: Record<GoodsAccess, readonly Scope[]> = {
  'goods-read': ['catalog.read'],
  'goods-write': ['catalog.read', 'catalog.write'],
};

/**
 * Requires a key that the office made, as `Authorization: Bearer`. Cookies are ignored, so other sites cannot use a
 * signed-in browser here. Refusals are in the language that the caller prefers.
 */
export function requireKey(needed: GoodsAccess): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    c.header('Cache-Control', 'no-store');
    const locale = preferredLocale(c.req.header('Accept-Language') ?? '') ?? defaultLocale;
    const ctx = { ...c.var.ctx, locale };
    c.set('ctx', ctx);
    // RFC 6750, section 3: says how to send a key.
    c.header('WWW-Authenticate', 'Bearer');
    const found = await findToken(ctx, requireSentKey(c.req.header('Authorization')));
    if (!found) throw new DomainError('unauthenticated', why('key.unknown'));
    if (!isGoodsAccess(found.access)) throw new DomainError('forbidden', why('key.for-content'));
    if (needed === 'goods-write' && found.access === 'goods-read') {
      throw new DomainError('forbidden', why('key.only-reads'));
    }
    c.header('WWW-Authenticate', undefined);
    const { id: tokenId, name, access } = found;
    const actor = { kind: 'token', tokenId, name, scopes: scopesOf[access] } as const;
    c.set('ctx', { ...ctx, actor });
    return next();
  };
}

function requireSentKey(header: string | undefined): string {
  const [, key] = /^Bearer\s+(\S+)\s*$/i.exec(header ?? '') ?? [];
  if (key !== undefined) return key;
  const isBare = header !== undefined && header.trim() !== '';
  throw new DomainError('unauthenticated', why(isBare ? 'key.not-bearer' : 'key.missing'));
}

/** By whom requests are counted: the key, as a hash that reveals nothing about it. */
export function keySender(header: string | undefined): string {
  return createHash('sha256')
    .update(header ?? '')
    .digest('base64url');
}

import type { Context, MiddlewareHandler } from 'hono';
import { findToken, readContentVersion } from '#src/domain/content/index.server.ts';
import { filterPairs } from '#src/domain/content/index.ts';
import type { FieldIssue } from '#src/domain/errors.ts';
import { why } from '#src/http/refusals.ts';
import { defaultLocale } from '#src/lib/locales.ts';
import type { HttpEnv } from '../http-env.ts';
import { type ContentAccess, type ContentTokens, createTokenCheck } from './content-tokens.ts';
import { neverCached, publishedCaching } from './delivery-headers.ts';

/** A delivery request whose token was checked. */
export type Delivery = {
  params: Record<string, string>;
  filters: [string, string][];
  version: 'draft' | 'published';
};

export type DeliveryEnv = { Variables: HttpEnv['Variables'] & Delivery };

/**
 * Reads the parameters once, first value first: a second parser with other rules could find another version than the
 * one the token was checked for.
 */
export const readParams: MiddlewareHandler<DeliveryEnv> = async (c, next) => {
  const pairs = [...new URL(c.req.url).searchParams];
  const params = Object.fromEntries([...pairs].reverse());
  c.set('params', params);
  c.set('filters', filterPairs(pairs));
  c.set('version', params.version === 'draft' ? 'draft' : 'published');
  await next();
};

/** Drafts need a preview token; without any token nothing is visible. */
export function requireToken(tokens: ContentTokens): MiddlewareHandler<DeliveryEnv> {
  const fixed = createTokenCheck(tokens);
  return async (c, next) => {
    const { token = '' } = c.var.params;
    const access = fixed(token) ?? (token && (await parseToken(c, token)));
    if (access === 'preview' || (access === 'public' && c.var.version === 'published')) {
      return next();
    }
    c.header('Cache-Control', neverCached);
    return c.json({ error: 'Unauthorized' }, 401);
  };
}

/** Any other value is ambiguous, so it is refused. */
export const refuseUnknownVersion: MiddlewareHandler<DeliveryEnv> = async (c, next) => {
  const { version = '' } = c.var.params;
  if (['', 'draft', 'published'].includes(version)) return next();
  return refuseQuery(c, [{ path: 'version', ...why('request.version') }]);
};

/** A list of strings is what clients expect as an error message. */
export function refuseQuery(c: Context<DeliveryEnv>, issues: readonly FieldIssue[]): Response {
  c.header('Cache-Control', neverCached);
  const said = issues.map(({ path, ...told }) => `${path} ${c.var.tell(told, defaultLocale)}`);
  return c.json(said, 422);
}

/** Keys for files and for changes give no access to stories here. */
async function parseToken(c: Context<DeliveryEnv>, token: string): Promise<ContentAccess | null> {
  const found = await findToken(c.var.ctx, token);
  return found?.access === 'public' || found?.access === 'preview' ? found.access : null;
}

/** Without `cv` a published answer has no URL of its own yet, so the client is redirected to it. */
export const settleVersion: MiddlewareHandler<DeliveryEnv> = async (c, next) => {
  if (c.var.version === 'draft' || c.var.params.cv) return next();
  const url = new URL(c.req.url);
  url.searchParams.set('cv', String(await readContentVersion(c.var.ctx.db)));
  c.header('Cache-Control', 'no-cache');
  return c.redirect(`${url.pathname}${url.search}`, 301);
};

/** The version that the token was checked for. */
export function queryOf({ var: { params, version, filters } }: Context<DeliveryEnv>) {
  return { ...params, version, filter_query: filters };
}

/** Sends what belongs to a content version, with its cache lifetime. */
export function sendVersioned(c: Context<DeliveryEnv>, body: object, cv: number): Response {
  const isDraft = c.var.version === 'draft';
  c.header('Cache-Control', isDraft ? neverCached : publishedCaching(Number(c.var.params.cv), cv));
  return c.json({ ...body, cv });
}

/** A page of a list; clients continue from these headers. */
export function setPaging(c: Context, { total, perPage }: { total: number; perPage: number }) {
  c.header('Total', String(total));
  c.header('Per-Page', String(perPage));
}

/** Everything after `/stories/`, which may contain slashes. Malformed escapes are left as they are. */
export function restOfPath(c: Context, folder: string): string {
  const rest = new URL(c.req.url).pathname.replace(new RegExp(`^.*?/cdn/${folder}/`), '');
  try {
    return decodeURIComponent(rest);
  } catch {
    return rest;
  }
}

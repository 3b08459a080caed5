import { findToken } from '#src/domain/content/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { opensPrivateAsset } from '#src/domain/media/index.server.ts';

/** A public token shows what is published, and a private picture is not. */
export async function isAssetToken(ctx: Ctx, token: string): Promise<boolean> {
  const found = token === '' ? null : await findToken(ctx, token);
  return found?.access === 'asset' || found?.access === 'management';
}

/** Whether the query gives access to a private asset: by a signature for it, or a token for all of them. */
export async function opensPrivate(
  ctx: Ctx,
  hash: string,
  query: URLSearchParams,
): Promise<boolean> {
  if (query.has('signature')) return opensPrivateAsset(ctx, hash, query);
  return isAssetToken(ctx, query.get('token') ?? '');
}

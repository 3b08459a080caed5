import { hasScope } from '#src/domain/auth/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import { listProductLines } from '#src/domain/goods/index.server.ts';
import { readLineQuery } from './line-href.ts';
import type { Shelf } from './shelf.ts';

/** Everything that a list of lines shows. */
export async function loadLines(ctx: Ctx, { shelf, url }: { shelf: Shelf; url: URL }) {
  const query = readLineQuery(url.searchParams, shelf);
  const list = await listProductLines(ctx, query);
  const mayWrite = ctx.actor.kind === 'staff' && hasScope(ctx.actor.scopes, 'catalog.write');
  return { shelf, query: { ...query, page: Math.min(query.page, list.pages) }, list, mayWrite };
}

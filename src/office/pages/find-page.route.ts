import { findPageAt, findPages } from '#src/domain/content/index.server.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import type { Route } from './+types/find-page.route';

/** Pages for links, as JSON: the one at `path`, or those in whose name or path the words of `q` are. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  const path = url.searchParams.get('path');
  if (path === null)
    return Response.json(await findPages(ctx, { search: url.searchParams.get('q') ?? '' }));
  const page = await findPageAt(ctx, path);
  return Response.json({ pages: page ? [page] : [], hasMore: false });
}

import { publicPage } from '#src/web/page/cache-headers.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import type { Route } from './+types/shelf.route';
import { readShelf } from './read-shelf.server.ts';

/**
 * Everything that the steps of one vehicle's build need, for a browser that may lose its network. The same for
 * everybody.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const shelf = await readShelf(context.get(ctxContext), url.searchParams.get('vehicle'));
  if (shelf === null) return new Response(null, { status: 404 });
  return Response.json(shelf, { headers: publicPage() });
}

import { searchOffice } from '#src/domain/search/index.server.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import type { Route } from './+types/search.route';

/** What the palette finds: an answer for a script, at most five of each kind. */
export async function loader({ context, url }: Route.LoaderArgs) {
  return { found: await searchOffice(context.get(ctxContext), url.searchParams.get('q') ?? '') };
}

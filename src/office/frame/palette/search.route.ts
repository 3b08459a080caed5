import { searchOffice } from '#src/domain/search/index.server.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import type { Route } from './+types/search.route';

/** The palette's search: JSON for a script, at most five results of each kind. */
export async function loader({ context, url }: Route.LoaderArgs) {
  return { found: await searchOffice(context.get(ctxContext), url.searchParams.get('q') ?? '') };
}

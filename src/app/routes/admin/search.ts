import { ctxContext } from '#src/app/load-context.ts';
import { searchOffice } from '#src/domain/search/index.server.ts';
import type { Route } from './+types/search';

/** What the palette finds: an answer for a script, at most five of each kind. */
export async function loader({ context, url }: Route.LoaderArgs) {
  return { found: await searchOffice(context.get(ctxContext), url.searchParams.get('q') ?? '') };
}

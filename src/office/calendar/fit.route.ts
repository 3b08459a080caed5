import { ctxContext } from '#src/web/page/load-context.ts';
import type { Route } from './+types/fit.route';
import { checkFit } from './check-fit.server.ts';

/** What a card that is being dragged would do where it is: JSON for the tip beside it. Takes the fields of a move. */
export function loader({ context, url }: Route.LoaderArgs) {
  return checkFit(context.get(ctxContext), url);
}

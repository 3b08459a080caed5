import { orMissing } from '#src/office/kit/answer.server.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { plainParams } from '../plain-params.ts';
import type { Route } from './+types/kit-fit.route';
import { checkTypedKit } from './check-kit.server.ts';

/** What a kit would do with what is being typed: JSON for the panel beside the form. Takes the fields of the form. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { editing = null, ...form } = plainParams(url.searchParams);
  return orMissing(checkTypedKit(context.get(ctxContext), { id: editing, form }));
}

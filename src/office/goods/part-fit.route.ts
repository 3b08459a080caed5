import { orMissing } from '#src/office/kit/answer.server.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import type { Route } from './+types/part-fit.route';
import { readCategory } from './category.ts';
import { checkTyped } from './check-part.server.ts';
import { plainParams } from './plain-params.ts';

/** What a part would do with what is being typed: JSON for the panel beside the form. Takes the fields of the form. */
export function loader({ context, params, url }: Route.LoaderArgs) {
  const { editing = null, ...form } = plainParams(url.searchParams);
  const category = readCategory(params.category);
  return orMissing(checkTyped(context.get(ctxContext), { category, sku: editing, form }));
}

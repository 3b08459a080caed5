import { readForm } from '#src/web/forms/read-form.server.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import type { Route } from './+types/figure.route';
import { actOnFigure } from './act-on-figure.server.ts';
import { readCategory } from './category.ts';

/**
 * Saves a figure that was typed in a list, or takes such a change back: JSON, because the list stays as it is. Without
 * script the list only shows figures; the part's own page changes them.
 */
export async function action({ request, context, params }: Route.ActionArgs): Promise<Response> {
  const category = readCategory(params.category);
  const form = await readForm(request);
  const { answer, status } = await actOnFigure(context.get(ctxContext), { category, form });
  return Response.json(answer, { status });
}

import { orMissing } from '#src/office/kit/answer.server.ts';
import { readLongForm } from '#src/web/forms/read-form.server.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { plainParams } from '../plain-params.ts';
import type { Route } from './+types/vehicle-fit.route';
import { checkTypedVehicle } from './check-vehicle.server.ts';

/** What the shop's parts would do on a vehicle that is being typed: JSON for the panel beside the form. */
export async function action({ request, context, url }: Route.ActionArgs): Promise<Response> {
  const { editing = null } = plainParams(url.searchParams);
  const form = Object.fromEntries(await readLongForm(request));
  const check = await orMissing(checkTypedVehicle(context.get(ctxContext), { id: editing, form }));
  return Response.json(check);
}

import { refuseTooMany } from '#src/web/forms/too-many.server.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import type { Route } from './+types/vin.route';
import { queryOfVin } from './query-of-vin.server.ts';

/**
 * Reads the VIN in a form's `vin`. Returns the query that `readVinNote` reads: records and codes, never the VIN.
 * Counted with the forms of its network.
 */
export async function action({ context, request }: Route.ActionArgs) {
  refuseTooMany(context);
  const typed = (await request.formData()).get('vin');
  if (typeof typed !== 'string') return new Response(null, { status: 400 });
  const query = await queryOfVin(context.get(ctxContext), typed);
  return new Response(query.toString(), {
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Cache-Control': 'no-store' },
  });
}

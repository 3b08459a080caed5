import { exportGoods } from '#src/domain/catalog/index.server.ts';
import { fileResponse } from '#src/office/kit/file-response.server.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import type { Route } from './+types/vehicle-file.route';

/** Every vehicle as CSV, in the columns that `npm run catalog:import` reads. */
export async function loader({ context }: Route.LoaderArgs) {
  const lines: string[] = [];
  // A few hundred records at most.
  for await (const some of exportGoods(context.get(ctxContext), 'vehicles')) lines.push(some);
  const body = new Blob(lines).stream();
  return fileResponse(body, { name: 'vehicles.csv', type: 'text/csv; charset=utf-8' });
}

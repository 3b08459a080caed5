import { data } from 'react-router';
import { exportGoods } from '#src/domain/catalog/index.server.ts';
import { goodsKinds } from '#src/domain/catalog/index.ts';
import { streamOf } from '#src/lib/stream-of.ts';
import { fileResponse } from '#src/office/kit/file-response.server.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import type { Route } from './+types/goods-file.route';

/**
 * Everything of a kind as CSV, in the columns that the import and `npm run catalog:import` read. It has what the shop
 * pays, so it is for those who keep the catalog.
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const kind = goodsKinds.find((one) => one === params.kind);
  if (!kind) throw data(null, { status: 404 });
  const body = streamOf(encoded(exportGoods(context.get(ctxContext), kind)));
  return fileResponse(body, { name: `${kind}.csv`, type: 'text/csv; charset=utf-8' });
}

async function* encoded(lines: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const some of lines) yield encoder.encode(some);
}

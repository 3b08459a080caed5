import { inArray } from 'drizzle-orm';
import { catalogLines } from '#src/db/schema/catalog.ts';
import type { Ctx } from '#src/domain/context.ts';
import { type LineKind, type LineOfKind, lineSchemas, readLines } from '../read-rows.server.ts';
import type { GoodsTable } from './goods-table.server.ts';

/** Product lines by id. */
export function lineTable<Kind extends LineKind>(kind: Kind): GoodsTable<LineOfKind[Kind]> {
  return {
    key: 'lineId',
    schema: lineSchemas[kind],
    async *stream(ctx) {
      yield await readLines(ctx, kind);
    },
    find: (ctx, ids) => findLines(ctx, { kind, ids }),
    complete: async () => (fields) => fields,
  };
}

async function findLines<Kind extends LineKind>(
  ctx: Ctx,
  { kind, ids }: { kind: Kind; ids: readonly string[] },
): Promise<Map<string, LineOfKind[Kind] | 'other'>> {
  const named = await ctx.db
    .select({ id: catalogLines.id })
    .from(catalogLines)
    .where(inArray(catalogLines.id, [...ids]));
  const found = new Map<string, LineOfKind[Kind] | 'other'>();
  for (const { id } of named) found.set(id, 'other');
  for (const line of await readLines(ctx, kind)) {
    if (found.has(line.lineId)) found.set(line.lineId, line);
  }
  return found;
}

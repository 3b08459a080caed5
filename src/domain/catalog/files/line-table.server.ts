import { eq, inArray, sql } from 'drizzle-orm';
import { catalogLines, catalogVariants } from '#src/db/schema/catalog.ts';
import type { Ctx } from '#src/domain/context.ts';
import { type LineKind, type LineOfKind, lineSchemas, readLines } from '../read-rows.server.ts';
import { toLineRow } from '../to-rows.ts';
import { valueAt } from './field-paths.ts';
import type { GoodsTable } from './goods-table.server.ts';

/** Product lines by id; `inParts` are facts that every part of a line repeats. */
export function lineTable<Kind extends LineKind>(
  kind: Kind,
  inParts: readonly string[],
): GoodsTable<LineOfKind[Kind]> {
  return {
    key: 'lineId',
    schema: lineSchemas[kind],
    async *stream(ctx) {
      yield await readLines(ctx, kind);
    },
    find: (ctx, ids) => findLines(ctx, { kind, ids }),
    complete: async () => (fields) => fields,
    async write(ctx, lines) {
      for (const line of lines) {
        await writeLine(ctx, { kind, line });
        if (inParts.length > 0) await repeatInParts(ctx, { line, inParts });
      }
    },
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

async function writeLine<Kind extends LineKind>(
  { db, clock }: Ctx,
  { kind, line }: { kind: Kind; line: LineOfKind[Kind] },
): Promise<void> {
  const { id, ...row } = toLineRow(kind, line);
  const values = { ...row, isSample: false, updatedAt: new Date(clock.now().epochMilliseconds) };
  await db
    .insert(catalogLines)
    .values({ id, ...values })
    .onConflictDoUpdate({ target: catalogLines.id, set: values });
}

async function repeatInParts(
  { db }: Ctx,
  { line, inParts }: { line: LineOfKind[LineKind]; inParts: readonly string[] },
): Promise<void> {
  const facts = Object.fromEntries(inParts.map((name) => [name, valueAt(line, name)]));
  await db
    .update(catalogVariants)
    .set({ record: sql`${catalogVariants.record} || ${JSON.stringify(facts)}::jsonb` })
    .where(eq(catalogVariants.lineId, line.lineId));
}

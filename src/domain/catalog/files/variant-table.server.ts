import { and, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { catalogVariants } from '#src/db/schema/catalog.ts';
import type { Ctx } from '#src/domain/context.ts';
import {
  readLines,
  streamVariantRows,
  type VariantKind,
  type VariantOfKind,
  type VariantRow,
  variantOf,
} from '../read-rows.server.ts';
import { tireSchema, wheelSchema } from '../schemas.ts';
import { noTrade, type TradeFields, tradeFields, tradeOf } from '../trade-fields.ts';
import { valueAt } from './field-paths.ts';
import type { GoodsTable } from './goods-table.server.ts';

/** A part with the facts of trade. */
export type FileVariant<Kind extends VariantKind> = VariantOfKind[Kind] & TradeFields;

/** Parts by stock number; `ofLine` are facts that a part takes from its line. */
export function variantTable<Kind extends VariantKind>(
  kind: Kind,
  ofLine: readonly string[],
): GoodsTable<FileVariant<Kind>> {
  return {
    key: 'sku',
    schema: schemas[kind],
    stream: (ctx) => streamParts(ctx, kind),
    find: (ctx, skus) => findVariants(ctx, { kind, skus }),
    async complete(ctx) {
      const lines = new Map((await readLines(ctx, kind)).map((line) => [line.lineId, line]));
      return (fields) => {
        const line = lines.get(String(fields.lineId));
        if (!line) return null;
        return {
          ...noTrade,
          ...fields,
          ...Object.fromEntries(ofLine.map((name) => [name, valueAt(line, name)])),
        };
      };
    },
  };
}

async function* streamParts<Kind extends VariantKind>(ctx: Ctx, kind: Kind) {
  for await (const rows of streamVariantRows(ctx, { kind })) {
    yield rows.map((row) => readRow(kind, row));
  }
}

async function findVariants<Kind extends VariantKind>(
  ctx: Ctx,
  { kind, skus }: { kind: Kind; skus: readonly string[] },
): Promise<Map<string, FileVariant<Kind> | 'other'>> {
  const named = await ctx.db
    .select({ sku: catalogVariants.sku })
    .from(catalogVariants)
    .where(inArray(catalogVariants.sku, [...skus]));
  const found = new Map<string, FileVariant<Kind> | 'other'>();
  for (const { sku } of named) found.set(sku, 'other');
  if (named.length === 0) return found;
  const rows = await ctx.db
    .select()
    .from(catalogVariants)
    .where(and(eq(catalogVariants.kind, kind), inArray(catalogVariants.sku, [...skus])));
  for (const row of rows) found.set(row.sku, readRow(kind, row));
  return found;
}

const schemas: { [Kind in VariantKind]: z.ZodType<FileVariant<Kind>> } = {
  wheel: z.strictObject({ ...wheelSchema.shape, ...tradeFields }),
  tire: z.strictObject({ ...tireSchema.shape, ...tradeFields }),
};

function readRow<Kind extends VariantKind>(kind: Kind, row: VariantRow): FileVariant<Kind> {
  return schemas[kind].parse({ ...variantOf(row), ...tradeOf(row) });
}

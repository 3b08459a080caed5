import type { z } from 'zod';
import type { Ctx } from '#src/domain/context.ts';

export type RowFields = Record<string, unknown>;

/** Where the rows of a file are read from. */
export type GoodsTable<Row> = {
  /** The column that identifies a row. */
  key: 'sku' | 'lineId' | 'id';
  schema: z.ZodType<Row>;
  /** All rows ordered by name, in batches. */
  stream(ctx: Ctx): AsyncIterable<readonly Row[]>;
  /** Which of these names exist; "other" if the name belongs to another kind of goods. */
  find(ctx: Ctx, names: readonly string[]): Promise<Map<string, Row | 'other'>>;
  /** Adds the facts of the row's product line; null if the shop has no such line. */
  complete(ctx: Ctx): Promise<(fields: RowFields) => RowFields | null>;
};

import type { z } from 'zod';
import type { Ctx } from '#src/domain/context.ts';

export type RowFields = Record<string, unknown>;

/** Where the rows of a file live. */
export type GoodsTable<Row> = {
  /** The field that names a row. */
  key: 'sku' | 'lineId' | 'id';
  schema: z.ZodType<Row>;
  /** All rows in the order of their names, in batches. */
  stream(ctx: Ctx): AsyncIterable<readonly Row[]>;
  /** Those of the names that are there; "other" where the name belongs to another kind of goods. */
  find(ctx: Ctx, names: readonly string[]): Promise<Map<string, Row | 'other'>>;
  /** Adds what the line of a row says; null for a line that the shop does not have. */
  complete(ctx: Ctx): Promise<(fields: RowFields) => RowFields | null>;
  /** Rows that are new, and rows that replace those of the same name. */
  write(ctx: Ctx, rows: readonly Row[]): Promise<void>;
};

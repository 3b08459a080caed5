import type { z } from 'zod';
import type { PartStatus } from '#src/domain/catalog/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import type { PartFields } from './part-patch.ts';

export type GoodsRow = PartFields & { status: PartStatus };

/** What a row becomes with what other records say of it; null if it cannot be: its line is gone. */
export type Settle<Row> = (next: Row, now: Row | null) => Row | null;

/** Where goods of a category are stored, and what depends on them. Callers hold the lock of `lockParts`. */
export type GoodsTable<Row extends GoodsRow> = {
  schema: z.ZodType<Row>;
  /** Fields that follow from another record: they say nothing about who changed the row. */
  copied: readonly string[];
  keyOf(row: Row): string;
  read(ctx: Ctx, keys: readonly string[]): Promise<Row[]>;
  /** Adds rows and replaces those with the same key; copies of their facts in other rows follow. */
  write(ctx: Ctx, rows: readonly Row[]): Promise<void>;
  delete(ctx: Ctx, keys: readonly string[]): Promise<void>;
  /** Keys of those that builds, leads, finished trucks or other goods refer to. */
  findUsed(ctx: Ctx, rows: readonly Row[]): Promise<ReadonlySet<string>>;
  settle(ctx: Ctx): Promise<Settle<Row>>;
};

import type { GoodsRow } from '#src/domain/feeds/index.ts';
import type { RowGoods } from './row-goods.ts';
import type { StagedFate } from './staged-fate.ts';

/** A row of a table or an item of a PIES file in the shop's fields; one that was split wrongly has only its refusal. */
export type SourceRow = { line: number; goods: RowGoods } & (
  | { row: GoodsRow; fate: null }
  | { row: null; fate: StagedFate }
);

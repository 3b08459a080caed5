import type { Ctx } from '#src/domain/context.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { type Column, columnsOf, type GoodsKind } from './columns.ts';
import { valueAt } from './field-paths.ts';
import type { GoodsTable } from './goods-table.server.ts';
import { goodsTables, type RowOf } from './goods-tables.server.ts';

/**
 * All rows of a kind as CSV, including drafts and discontinued goods, by name; streamed, so a large catalog needs
 * little memory. Requires catalog.read.
 */
export async function* exportGoods<Kind extends GoodsKind>(
  ctx: Ctx,
  kind: Kind,
): AsyncGenerator<string> {
  requireScope(ctx.actor, 'catalog.read');
  const columns: readonly Column[] = columnsOf[kind];
  const table: GoodsTable<RowOf[Kind]> = goodsTables[kind];
  yield toLine(columns.map(({ name }) => name));
  for await (const batch of table.stream(ctx)) {
    yield batch.map((row) => toLine(cellsOf(columns, row))).join('');
  }
}

export function cellsOf(columns: readonly Column[], row: object): string[] {
  return columns.map(({ path, cell }) => cell.write(valueAt(row, path)));
}

/** RFC 4180: CRLF, and quotes if a cell contains a comma, a quote or a line break. */
function toLine(cells: readonly string[]): string {
  const quoted = cells.map((cell) =>
    /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell,
  );
  return `${quoted.join(',')}\r\n`;
}

import type { FeedTable, TableRow } from '#src/domain/feeds/index.server.ts';
import { goodsRowReader } from '#src/domain/feeds/index.ts';
import type { DraftProfile } from './import-schemas.ts';
import type { SourceRow } from './source-row.ts';
import { categoryOf } from './stage-row.ts';
import { refused } from './staged-fate.ts';

type Reading = { profile: DraftProfile; today: string };

/** The rows of a table, read with a profile. */
export async function* readTableRows(
  table: FeedTable,
  { profile, today }: Reading,
): AsyncGenerator<SourceRow> {
  const read = goodsRowReader(profile, table.header.names, { today });
  const goods = categoryOf(profile);
  for await (const { line, cells, problem } of table.rows()) {
    yield problem
      ? { line, goods, row: null, fate: refusedRow(problem) }
      : { line, goods, row: read(cells), fate: null };
  }
}

/** A row that was split wrongly is refused as it is. */
function refusedRow({ line: _, column, ...told }: NonNullable<TableRow['problem']>) {
  const refusal = 'reason' in told ? told : { reason: 'input.wrong', values: {} };
  return refused(refusal, column ?? null);
}

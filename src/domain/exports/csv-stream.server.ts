import type { Ctx } from '#src/domain/context.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { byteOrderMark, type CsvCell, csvLine } from '#src/lib/csv.ts';
import { streamOf } from '#src/lib/stream-of.ts';

/** A column of a file: its heading, and how a row fills it. */
export type CsvColumn<Row> = readonly [title: string, cell: (row: Row) => CsvCell];

/** A CSV file whose rows are read page by page while it is sent. */
export function streamCsv<Row>(
  columns: readonly CsvColumn<Row>[],
  pages: AsyncIterable<readonly Row[]>,
): ReadableStream<Uint8Array> {
  return streamOf(csvLines(columns, pages));
}

async function* csvLines<Row>(
  columns: readonly CsvColumn<Row>[],
  pages: AsyncIterable<readonly Row[]>,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(byteOrderMark + csvLine(columns.map(([title]) => title)));
  for await (const rows of pages) {
    const lines = rows.map((row) => csvLine(columns.map(([, cell]) => cell(row))));
    yield encoder.encode(lines.join(''));
  }
}

/** Formats a time in the shop's time zone, "2026-11-21 09:57", which spreadsheets recognize. */
export async function shopClock(ctx: Ctx): Promise<(moment: Date | null) => string> {
  const { timeZone } = await getShopSettings(ctx);
  return (moment) => {
    if (!moment) return '';
    const local = moment.toTemporalInstant().toZonedDateTimeISO(timeZone).toPlainDateTime();
    return local.toString({ smallestUnit: 'minute' }).replace('T', ' ');
  };
}

/** "(602) 555-0199": spreadsheets would read a number that starts with + as a formula. */
export function plainContact(contact: string): string {
  const [, area, office, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(contact) ?? [];
  return area ? `(${area}) ${office}-${line}` : contact;
}

import { Readable } from 'node:stream';
import { CsvError, type Info, parse } from 'csv-parse';
import type { Refusal } from '../../refusal.ts';
import { FileError } from './file-error.ts';
import { why } from './refusals.ts';

/** One record; `line` is where it starts. */
export type CsvRow = { line: number; cells: string[] };

const longestRow = 100_000;

const refusals: Record<string, Refusal> = {
  CSV_QUOTE_NOT_CLOSED: why('goods.open-quote'),
  CSV_INVALID_CLOSING_QUOTE: why('goods.after-quote'),
  INVALID_OPENING_QUOTE: why('goods.quote-inside'),
  CSV_MAX_RECORD_SIZE: why('goods.long-row', { most: longestRow }),
};

/**
 * The records of a CSV text, one at a time. Quoted cells may contain commas and line breaks; empty lines are skipped.
 * @throws {FileError} if the text is not CSV
 */
export async function* readCsv(text: AsyncIterable<string>): AsyncGenerator<CsvRow> {
  const parser = parse({
    bom: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: longestRow,
  });
  const source = Readable.from(withPlainLineEnds(text));
  source.on('error', (error) => parser.destroy(error)).pipe(parser);
  // With the option `info` every item is this pair, which the library's types do not say.
  const records = parser as AsyncIterable<{ record: string[]; info: Info }>;
  try {
    for await (const { record, info } of records) {
      yield { line: info.lines - countLineEnds(record), cells: record };
    }
  } catch (error) {
    throw error instanceof CsvError ? toFileError(error) : error;
  } finally {
    source.destroy();
  }
}

/** The parser counts CRLF inside a cell as two lines. */
async function* withPlainLineEnds(text: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of text) {
    const whole = rest + piece;
    rest = whole.endsWith('\r') ? '\r' : '';
    yield whole.slice(0, whole.length - rest.length).replaceAll('\r\n', '\n');
  }
  if (rest) yield rest;
}

function countLineEnds(cells: readonly string[]): number {
  return cells.reduce((count, cell) => count + cell.split('\n').length - 1, 0);
}

function toFileError({ code, lines, message }: CsvError): FileError {
  return new FileError({ line: Number(lines) || 1, ...(refusals[code] ?? { text: message }) });
}

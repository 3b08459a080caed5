import type { OpenBytes } from '../container/recognize-file.server.ts';
import type { RowSource } from '../feed-table.server.ts';
import type { RawRow } from '../raw-row.ts';
import { decodeText } from './decode-text.ts';
import { findEncoding } from './find-encoding.server.ts';
import { findSeparator, toldSeparator } from './find-separator.ts';
import { splitRows } from './split-rows.ts';

const sampleCharacters = 256 * 1024;

/** The rows of a text with separators. @throws {FileError} if it is damaged or cut off */
export async function textSource(open: OpenBytes): Promise<RowSource> {
  const { encoding, notes } = await findEncoding(open);
  const sample = await beginningOf(decodeText(open(), encoding));
  const separator = findSeparator(sample);
  const hasHint = toldSeparator(sample) !== undefined;
  return {
    format: 'text',
    notes,
    sheets: [],
    sheet: null,
    isRagged: false,
    columnLabel: (at) => String(at + 1),
    async *rows(names?: readonly string[]): AsyncGenerator<RawRow> {
      for await (const row of splitRows(decodeText(open(), encoding), { separator, names })) {
        if (!hasHint || row.line > 1) yield row;
      }
    },
  };
}

async function beginningOf(text: AsyncIterable<string>): Promise<string> {
  let beginning = '';
  for await (const piece of text) {
    beginning += piece;
    if (beginning.length >= sampleCharacters) break;
  }
  return beginning;
}

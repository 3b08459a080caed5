import type { RawRow } from '../raw-row.ts';
import { RowSplitter } from './row-splitter.ts';

/** The rows of a text, one at a time, up to the first mistake. @throws {FileError} with line and column where it is not a table */
export async function* splitRows(
  text: AsyncIterable<string>,
  { separator, names }: { separator: string; names?: readonly string[] },
): AsyncGenerator<RawRow> {
  const splitter = new RowSplitter(separator, names);
  try {
    for await (const piece of text) yield* splitter.push(piece);
    yield* splitter.end();
  } catch (error) {
    yield* splitter.take();
    throw error;
  }
}

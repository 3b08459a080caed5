import { readFileSync } from 'node:fs';
import { inMemory, openTable } from '#src/domain/feeds/index.server.ts';
import { type FileKind, goodsRowReader, guessColumns, toProfile } from '#src/domain/feeds/index.ts';

/** The day on which the sample files arrive. */
export const sampleDay = '2026-11-28';

type Cells = { header: string[]; rows: string[][] };

/** A sample file of `tests/fixtures/feeds` as cells. */
export function readSample(file: string): Promise<Cells> {
  return cellsIn(readFileSync(`tests/fixtures/feeds/${file}`));
}

/** The cells of a text file whose first line is its header. */
export function cellsOf(text: string): Promise<Cells> {
  return cellsIn(Buffer.from(text), { headerRow: 1 });
}

async function cellsIn(bytes: Uint8Array, choice: { headerRow?: number } = {}): Promise<Cells> {
  const table = await openTable(inMemory(bytes), choice);
  const rows: string[][] = [];
  for await (const { cells } of table.rows()) rows.push(cells);
  return { header: [...table.header.names], rows };
}

/** The rows of a sample as the guess alone reads them. */
export function readWithGuess(
  { header, rows }: Cells,
  { name = 'Supplier A', kind }: { name?: string; kind?: FileKind } = {},
) {
  const guess = guessColumns(header, rows, { today: sampleDay, kind });
  const profile = toProfile(guess, name);
  const read = goodsRowReader(profile, header, { today: sampleDay });
  return { guess, profile, rows: rows.map(read) };
}

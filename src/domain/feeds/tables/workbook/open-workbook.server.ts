import { FileError } from '#src/domain/catalog/index.ts';
import { readXmlInSteps } from '../../xml/read-xml.server.ts';
import type { Archive } from '../container/archive.server.ts';
import { type FeedTable, type RowSource, tableOf } from '../feed-table.server.ts';
import type { RawRow } from '../raw-row.ts';
import { why } from '../refusals.ts';
import type { TableChoice } from '../table-choice.ts';
import { lettersOf } from './column-letters.ts';
import { readNumberFormats } from './number-formats.server.ts';
import { readSharedTexts, SharedTexts } from './shared-texts.server.ts';
import { type CellContext, SheetReader } from './sheet-reader.server.ts';
import { findParts, type SheetPart } from './workbook-parts.server.ts';

/** So many sheets are looked at for one with a table; a person can choose any other. */
const mostLookedAt = 30;

/**
 * Opens a sheet of a workbook: the chosen one, else the first visible one that has a header with rows below it.
 * @throws {FileError} if there is none, or the workbook is damaged
 */
export async function openWorkbook(archive: Archive, choice: TableChoice): Promise<FeedTable> {
  const { sheets, context } = await readBook(archive);
  const names = sheets.map(({ name }) => name);
  const open = (sheet: SheetPart) =>
    tableOf(sourceOf(archive, { sheet, names, context }), choice.headerRow);
  if (choice.sheet === undefined) return firstTable(sheets, open);
  const chosen = sheets.find(({ name }) => name === choice.sheet);
  if (chosen) return open(chosen);
  const refusal = why('tables.no-sheet', { name: choice.sheet, sheets: names.join(', ') });
  throw new FileError({ line: 1, ...refusal });
}

type Book = { sheets: SheetPart[]; context: CellContext };

async function readBook(archive: Archive): Promise<Book> {
  try {
    const { sheets, calendar, texts, styles } = await findParts(archive);
    const formats = styles ? await readNumberFormats(archive.unpack(styles)) : [];
    const shared = texts ? await readSharedTexts(archive.unpack(texts)) : new SharedTexts();
    return { sheets, context: { calendar, formats, texts: shared } };
  } catch (error) {
    throw asWorkbookProblem(error, 1);
  }
}

/** The first sheet whose header is certain and has several columns, else the first that has rows at all. */
async function firstTable(
  sheets: readonly SheetPart[],
  open: (sheet: SheetPart) => Promise<FeedTable>,
): Promise<FeedTable> {
  const visibleFirst = sheets.toSorted(
    (one, other) => Number(one.isHidden) - Number(other.isHidden),
  );
  let fallback: FeedTable | undefined;
  for (const sheet of visibleFirst.slice(0, mostLookedAt)) {
    const table = await unlessEmpty(open(sheet));
    if (table?.header.isSure && table.header.names.length > 1) return table;
    fallback ??= table;
  }
  if (fallback) return fallback;
  throw new FileError({ line: 1, ...why('tables.no-sheet-with-rows') });
}

async function unlessEmpty(opening: Promise<FeedTable>): Promise<FeedTable | undefined> {
  try {
    return await opening;
  } catch (error) {
    const reason = error instanceof FileError && 'reason' in error.problem && error.problem.reason;
    if (reason === 'tables.empty' || reason === 'tables.no-rows') return undefined;
    throw error;
  }
}

type Source = { sheet: SheetPart; names: readonly string[]; context: CellContext };

function sourceOf(archive: Archive, { sheet, names, context }: Source): RowSource {
  return {
    format: 'xlsx',
    notes: [],
    sheets: names,
    sheet: sheet.name,
    isRagged: true,
    columnLabel: lettersOf,
    async *rows(): AsyncGenerator<RawRow> {
      const reader = new SheetReader(context);
      try {
        for await (const _ of readXmlInSteps(archive.unpack(sheet.part), handlersOf(reader))) {
          yield* reader.take();
        }
      } catch (error) {
        yield* reader.take();
        throw asWorkbookProblem(error, reader.number);
      }
    },
  };
}

function handlersOf(reader: SheetReader) {
  return {
    open: (name: string, attributes: Readonly<Record<string, string>>) =>
      reader.open(name, attributes),
    text: (text: string) => reader.text(text),
    close: (name: string) => reader.close(name),
  };
}

/** Lines of the XML inside a workbook mean nothing to whoever sent it: the row does. */
function asWorkbookProblem(error: unknown, row: number): unknown {
  if (!(error instanceof FileError) || 'text' in error.problem) return error;
  const { reason, values } = error.problem;
  if (!reason.startsWith('xml.')) return error;
  const line = Math.max(1, row);
  const isBroken = reason === 'xml.broken' || reason === 'xml.encoding';
  return new FileError({ line, ...(isBroken ? why('tables.damaged') : { reason, values }) });
}

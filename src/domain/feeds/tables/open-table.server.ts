import { FileError } from '#src/domain/catalog/index.ts';
import type { FileBytes } from '../file-bytes.server.ts';
import { recognizeFile } from './container/recognize-file.server.ts';
import { type FeedTable, tableOf } from './feed-table.server.ts';
import { why } from './refusals.ts';
import type { TableChoice } from './table-choice.ts';
import { textSource } from './text/text-source.server.ts';
import { openWorkbook } from './workbook/open-workbook.server.ts';

/**
 * Opens a supplier's file as a table: text with separators or an Excel workbook, packed or not, by its content.
 * Memory does not grow with the file, except for the shared texts of a workbook, which are limited.
 * @throws {FileError} with line, column and what to do, if it is no table
 */
export async function openTable(file: FileBytes, choice: TableChoice = {}): Promise<FeedTable> {
  const recognized = await recognizeFile(file);
  if (recognized.form === 'workbook') return openWorkbook(recognized.archive, choice);
  if (recognized.form === 'text')
    return tableOf(await textSource(recognized.open), choice.headerRow);
  // Excel's XML of 2003, which some programs still save as .xls.
  const refusal =
    recognized.root === 'Workbook'
      ? why('tables.old-excel')
      : why('tables.xml', { root: recognized.root });
  throw new FileError({ line: 1, ...refusal });
}

/** The value of a cell; null and undefined give an empty cell. */
export type CsvCell = string | number | null | undefined;

/** Byte order mark: spreadsheets read a file that starts with it as UTF-8. */
export const byteOrderMark = '\uFEFF';

const formulaStart = /^[\s\uFEFF]*[=+\-@\t\r|%＝＋－＠]/u;

/**
 * One line of a CSV file (RFC 4180) with its line break. Text that a spreadsheet would run as a formula is prefixed
 * with an apostrophe; numbers stay numbers.
 */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(cellText).join(',')}\r\n`;
}

function cellText(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell);
  const text = (cell ?? '').replaceAll('\0', '');
  const safe = formulaStart.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

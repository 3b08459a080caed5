/** Whatever a cell may hold; null and undefined are empty. */
export type CsvCell = string | number | null | undefined;

/** Spreadsheets take a file for UTF-8 when it begins with this. */
export const byteOrderMark = '\uFEFF';

const formulaStart = /^[\s\uFEFF]*[=+\-@\t\r|%＝＋－＠]/u;

/**
 * A line of a CSV file (RFC 4180) with its line break. Text that a spreadsheet would run as a formula
 * gets an apostrophe before it; numbers stay numbers.
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

import { FileError } from '#src/domain/catalog/index.ts';
import type { Refusal } from '../../../refusal.ts';
import { limits } from '../limits.ts';
import type { RawRow } from '../raw-row.ts';
import { why } from '../refusals.ts';

/**
 * Where in a cell we are: before its text; after a "=" that may be a spreadsheet's ="00123"; in text without quotes;
 * between quotes; after a quote that ends the cell or is the first of two; after the closing quote.
 */
type Place = 'start' | 'equals' | 'bare' | 'quoted' | 'quote' | 'closed';

/** Written by programs of the time of DOS to mark the end of a text. */
const endOfText = '\x1a';

/**
 * Splits text into rows of cells, piece by piece. Cells may be in quotes, with separators and line breaks between
 * them and a quote written twice. A quote inside a cell without quotes is text: suppliers write 6" LIFT. ="00123",
 * by which spreadsheets keep zeros, is read as 00123 with quotes around it or without.
 */
export class RowSplitter {
  readonly #separator: string;
  readonly #names: readonly string[];
  #rows: RawRow[] = [];
  #cells: string[] = [];
  #cell = '';
  #place: Place = 'start';
  #hasQuotes = false;
  #length = 0;
  #line = 1;
  #rowLine = 1;
  #quoteLine = 1;
  #wasReturn = false;

  /** `names` are the columns as messages call them; without one a column is called by its number. */
  constructor(separator: string, names: readonly string[] = []) {
    this.#separator = separator;
    this.#names = names;
  }

  /** The rows that end in this piece. @throws {FileError} */
  push(text: string): RawRow[] {
    for (let at = 0; at < text.length; ) at = this.#step(text, at);
    return this.take();
  }

  /** The last row, if the file does not end with a line break. @throws {FileError} */
  end(): RawRow[] {
    if (this.#place === 'quoted') this.#refuse(why('tables.open-quote'), this.#quoteLine);
    const isLeft = this.#cell !== '' || this.#cells.length > 0 || this.#hasQuotes;
    if (isLeft && !(this.#cell === endOfText && this.#cells.length === 0)) this.#endRow();
    return this.take();
  }

  /** The rows since the last call; after an error those before it. */
  take(): RawRow[] {
    const rows = this.#rows;
    this.#rows = [];
    return rows;
  }

  /** Reads one sign, or a stretch of text without a special one; returns where to go on. */
  #step(text: string, at: number): number {
    const sign = text[at] ?? '';
    const isSecond = sign === '\n' && this.#wasReturn;
    this.#wasReturn = sign === '\r';
    if (this.#place === 'quoted') return this.#stepInQuotes(text, at, isSecond);
    if (isSecond) return at + 1;
    if (sign === this.#separator) this.#endCell();
    else if (sign === '\n' || sign === '\r') this.#endLine();
    else if (sign === '"') this.#takeQuote();
    else return this.#takeText(text, at);
    return at + 1;
  }

  #stepInQuotes(text: string, at: number, isSecond: boolean): number {
    const sign = text[at] ?? '';
    if (sign === '"') {
      this.#place = 'quote';
      return at + 1;
    }
    if (sign === '\r' || (sign === '\n' && !isSecond)) this.#line += 1;
    let end = at + 1;
    if (sign !== '\r' && sign !== '\n') {
      while (end < text.length && !isQuoteOrBreak(text[end])) end += 1;
    }
    this.#append(text.slice(at, end));
    return end;
  }

  #takeQuote(): void {
    if (this.#place === 'quote') {
      this.#append('"');
      this.#place = 'quoted';
    } else if (this.#place === 'start' || this.#place === 'equals') {
      this.#cell = '';
      this.#hasQuotes = true;
      this.#quoteLine = this.#line;
      this.#place = 'quoted';
    } else if (this.#place === 'closed') {
      this.#refuse(why('tables.after-quote'));
    } else {
      this.#append('"');
    }
  }

  #takeText(text: string, at: number): number {
    const sign = text[at] ?? '';
    const isSpace = sign === ' ';
    if (this.#place === 'quote' || this.#place === 'closed') {
      if (!isSpace) this.#refuse(why('tables.after-quote'));
      this.#place = 'closed';
      return at + 1;
    }
    if (this.#place === 'start' && (isSpace || sign === '=')) {
      if (!isSpace) this.#place = 'equals';
      this.#append(sign);
      return at + 1;
    }
    this.#place = 'bare';
    let end = at + 1;
    while (end < text.length && !this.#isSpecial(text[end] ?? '')) end += 1;
    this.#append(text.slice(at, end));
    return end;
  }

  #isSpecial(sign: string): boolean {
    return sign === this.#separator || sign === '\n' || sign === '\r' || sign === '"';
  }

  #append(text: string): void {
    this.#cell += text;
    this.#length += text.length;
    const most = limits.rowCharacters;
    if (this.#length <= most) return;
    // A quote that was opened lines ago is the likelier mistake.
    const isOpen = this.#place === 'quoted' && this.#quoteLine < this.#line;
    if (isOpen) this.#refuse(why('tables.open-quote'), this.#quoteLine);
    this.#refuse(why('tables.long-row', { most }));
  }

  #endCell(): void {
    if (this.#cells.length >= limits.columns) {
      this.#refuse(why('tables.too-many-columns', { most: limits.columns }));
    }
    if (this.#cell.includes('\0')) this.#refuse(why('tables.null-character'));
    this.#cells.push(this.#hasQuotes ? withoutFormula(this.#cell) : this.#cell);
    this.#length += 1;
    this.#cell = '';
    this.#hasQuotes = false;
    this.#place = 'start';
  }

  #endLine(): void {
    this.#endRow();
    this.#line += 1;
    this.#rowLine = this.#line;
  }

  #endRow(): void {
    this.#endCell();
    this.#rows.push({ line: this.#rowLine, cells: this.#cells });
    this.#cells = [];
    this.#length = 0;
  }

  #refuse(refusal: Refusal, line = this.#line): never {
    const position = this.#cells.length;
    const column = this.#names[position] || String(position + 1);
    throw new FileError({ line, column, ...refusal });
  }
}

function isQuoteOrBreak(sign: string | undefined): boolean {
  return sign === '"' || sign === '\n' || sign === '\r';
}

/** What is quoted in ="00123"; any other text as it is. */
function withoutFormula(text: string): string {
  const [, quoted] = /^="((?:[^"]|"")*)"$/.exec(text) ?? [];
  return quoted === undefined ? text : quoted.replaceAll('""', '"');
}

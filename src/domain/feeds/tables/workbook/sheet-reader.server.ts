import { FileError } from '#src/domain/catalog/index.ts';
import type { XmlHandlers } from '../../xml/read-xml.server.ts';
import { limits } from '../limits.ts';
import type { RawRow } from '../raw-row.ts';
import { why } from '../refusals.ts';
import { type Calendar, numberText } from './cell-text.ts';
import { columnAt, lettersOf } from './column-letters.ts';
import type { NumberFormat } from './number-format.ts';
import type { SharedTexts } from './shared-texts.server.ts';
import { unescaped } from './unescaped.ts';

/** What the cells of all sheets refer to. */
export type CellContext = {
  texts: SharedTexts;
  formats: readonly NumberFormat[];
  calendar: Calendar;
};

type Cell = { at: number; type: string; style: number; text: string; hasFormula: boolean };

/** Collects the rows of a sheet while its XML is read. */
export class SheetReader implements XmlHandlers {
  readonly #context: CellContext;
  #rows: RawRow[] = [];
  #row: RawRow | null = null;
  #cell: Cell | null = null;
  #isText = false;
  #isSpoken = false;
  #length = 0;
  /** The number of the row that is read, or was read last. */
  number = 0;

  constructor(context: CellContext) {
    this.#context = context;
  }

  /** The rows since the last call. */
  take(): RawRow[] {
    const rows = this.#rows;
    this.#rows = [];
    return rows;
  }

  open(name: string, { r, t, s }: Readonly<Record<string, string>>): void {
    if (name === 'row') {
      this.number = Number(r) || this.number + 1;
      this.#row = { line: this.number, cells: [] };
      this.#length = 0;
    } else if (name === 'c' && this.#row) {
      const at = columnAt(r) ?? this.#row.cells.length;
      this.#cell = { at, type: t ?? 'n', style: Number(s ?? 0), text: '', hasFormula: false };
    } else if (this.#cell) this.#openInCell(this.#cell, name);
  }

  #openInCell(cell: Cell, name: string): void {
    if (name === 'f') cell.hasFormula = true;
    if (name === 'rPh') this.#isSpoken = true;
    if (name === 'v' || name === 't') this.#isText = true;
  }

  text(text: string): void {
    if (!this.#cell || !this.#isText || this.#isSpoken) return;
    this.#cell.text += text;
    this.#count(text.length, this.#cell.at);
  }

  close(name: string): void {
    if (name === 'v' || name === 't') this.#isText = false;
    if (name === 'rPh') this.#isSpoken = false;
    if (name === 'c' && this.#row && this.#cell) {
      this.#put(this.#row, this.#cell);
      this.#cell = null;
    }
    if (name === 'row' && this.#row) {
      this.#rows.push(this.#row);
      this.#row = null;
    }
  }

  #put(row: RawRow, cell: Cell): void {
    const { at, type, text, hasFormula } = cell;
    // A program that writes formulas without computing them leaves the value to Excel.
    if (hasFormula && text === '' && type !== 'str') {
      row.unread ??= [];
      row.unread.push({ at, refusal: why('tables.formula-without-value') });
    }
    const value = this.#textOf(cell);
    if (value === '') return;
    if (at >= limits.columns) {
      const refusal = why('tables.too-many-columns', { most: limits.columns });
      throw new FileError({ line: row.line, column: lettersOf(at), ...refusal });
    }
    if (type === 's') this.#count(value.length, at);
    while (row.cells.length < at) row.cells.push('');
    row.cells[at] = value;
  }

  #textOf({ at, type, style, text }: Cell): string {
    const { texts, formats, calendar } = this.#context;
    if (type === 'n') return numberText(text, formats[style] ?? 'plain', calendar);
    if (type === 'b') return text === '1' ? 'TRUE' : text === '0' ? 'FALSE' : text;
    if (type !== 's') return unescaped(text);
    const shared = texts.at(Number(text));
    if (shared !== undefined) return shared;
    throw new FileError({ line: this.number, column: lettersOf(at), ...why('tables.damaged') });
  }

  #count(length: number, at: number): void {
    this.#length += length;
    const most = limits.rowCharacters;
    if (this.#length <= most) return;
    throw new FileError({
      line: this.number,
      column: lettersOf(at),
      ...why('tables.long-row', { most }),
    });
  }
}

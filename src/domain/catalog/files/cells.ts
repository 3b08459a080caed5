import type { Refusal } from '../../refusal.ts';
import { why } from './refusals.ts';

/** How one cell is read and written. `read` throws a `CellError` that says what is wrong. */
export type Cell = { read(text: string): unknown; write(value: unknown): string };

export class CellError extends Error {
  override name = 'CellError';
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.reason);
    this.refusal = refusal;
  }
}

const formulaStart = /^'*[=+\-@\t\r]/;
const escapedFormula = /^'+[=+\-@\t\r]/;

/**
 * Text. A spreadsheet would run a cell that starts with = + - @ as a formula, so such text is exported with an
 * apostrophe in front, and refused on import if the apostrophe is missing.
 */
export const textCell: Cell = {
  read(text) {
    if (text === '') throw new CellError(why('goods.empty-cell'));
    return readText(text);
  },
  write: (value) => writeText(String(value)),
};

/** Several texts separated by "|"; empty for none. */
export const listCell: Cell = {
  read: (text) => (text === '' ? [] : readText(text).split('|')),
  write: (value) => writeText(Array.isArray(value) ? value.join('|') : ''),
};

export const numberCell: Cell = {
  read(text) {
    if (!/^-?\d+(\.\d+)?$/.test(text))
      throw new CellError(why('goods.not-a-number', { text: shown(text) }));
    return Number(text);
  },
  write: String,
};

/** Dollars with at most two decimals in the file, whole cents in the shop. */
export const dollarsCell: Cell = {
  read(text) {
    const [, dollars, cents = ''] = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
    if (dollars === undefined) throw new CellError(why('goods.not-a-price', { text: shown(text) }));
    return Number(dollars) * 100 + Number(cents.padEnd(2, '0'));
  },
  write(value) {
    const digits = String(value).padStart(3, '0');
    return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
  },
};

export const yesNoCell: Cell = {
  read(text) {
    if (text !== 'yes' && text !== 'no')
      throw new CellError(why('goods.not-yes-or-no', { text: shown(text) }));
    return text === 'yes';
  },
  write: (value) => (value === true ? 'yes' : 'no'),
};

/** Sources of facts, as JSON; empty to use those of the product line. */
export const sourcesCell: Cell = {
  read(text) {
    if (text === '') return {};
    try {
      return JSON.parse(text);
    } catch {
      throw new CellError(why('goods.not-sources'));
    }
  },
  write(value) {
    const text = JSON.stringify(value);
    return text === '{}' ? '' : text;
  },
};

/** Empty for "does not apply", which records store as false. */
export const noneCell: Cell = {
  read: (text) => (text === '' ? false : textCell.read(text)),
  write: (value) => (value === false ? '' : textCell.write(value)),
};

/** Empty for "unknown". */
export function orUnknown(cell: Cell): Cell {
  return {
    read: (text) => (text === '' ? null : cell.read(text)),
    write: (value) => (value === null ? '' : cell.write(value)),
  };
}

function readText(text: string): string {
  if (escapedFormula.test(text)) return text.slice(1);
  if (formulaStart.test(text)) {
    throw new CellError(why('goods.formula', { text: shown(text) }));
  }
  if (/[\p{Cc}--[\t\n\r]]/v.test(text)) {
    throw new CellError(why('goods.character'));
  }
  return text;
}

function writeText(text: string): string {
  return formulaStart.test(text) ? `'${text}` : text;
}

/** What a message quotes of a cell. */
function shown(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

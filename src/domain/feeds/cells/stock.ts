import { figure } from './figures.ts';
import type { CellStyle } from './measures.ts';
import { plainCell, quoted, saysNothing, spreadsheetDamage } from './plain-cell.ts';
import { notSaid, type Reading, refused, said } from './reading.ts';
import { why } from './refusals.ts';

const NOT_COUNTED =
  /^(?:call|call for (?:stock|availability)|ask|y|yes|true|in ?stock|available|stocked|limited|low(?: stock)?|ltd|<\s*\d+)\.?$/i;
const NONE_LEFT =
  /^(?:n|no|false|out|oos|out of stock|sold out|b\/?o|back ?order(?:ed)?|discontinued|disc)\.?$/i;
const AT_LEAST = /^(?:>\s*=?\s*([\d,]+)|([\d,]+)\s*(?:\+|or more|and up))$/i;
const MOST = 1_000_000;
const COUNT = /^(\()?\s*(-)?\s*([\d,. ]*\d)\s*(-)?\s*(?:ea|pcs?|units?)?\.?\s*(\))?$/i;

/** How many are in stock: ">20" is 20, "Call" and "Y" are not counted (null), negative stock is none. */
export function readStock(raw: string, { decimal }: CellStyle = {}): Reading<number> {
  const text = plainCell(raw);
  if (saysNothing(text)) return notSaid;
  const damage = spreadsheetDamage(text);
  if (damage) return refused(damage);
  if (NOT_COUNTED.test(text))
    return said<number>(null, why('cells.not-counted', { text: quoted(text) }));
  if (NONE_LEFT.test(text)) return said(0, readAs(text, 0));
  const [, over, up] = AT_LEAST.exec(text) ?? [];
  const least = figure(over ?? up ?? '');
  if (least !== null && least <= MOST) return said(least, readAs(text, least));
  const [, open, minus, digits = '', minusAfter] = COUNT.exec(text) ?? [];
  const count = figure(digits, decimal);
  if (count === null || !Number.isInteger(count) || count > MOST) {
    return refused(why('cells.not-a-stock', { text: quoted(text) }));
  }
  const isNegative = Boolean(open ?? minus ?? minusAfter) && count > 0;
  return isNegative ? said(0, why('cells.negative-stock', { text: quoted(text) })) : said(count);
}

function readAs(text: string, count: number) {
  return why('cells.read-as', { text: quoted(text), as: count });
}

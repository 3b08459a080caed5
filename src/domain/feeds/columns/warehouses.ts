import { readStock } from '../cells/stock.ts';
import type { SampleColumn } from './sample-columns.ts';

const NUMBERED = /^(?:wh|whse|warehouse|dc|loc|location|qty)? ?\d{2,5}$/;
/** "Warehouse PHX". */
const NAMED = /^(?:wh|whse|warehouse|dc) [a-z][a-z ]*$/;
/** "EastQty", "Texas QOH", "Qty 013"; totals and pack sizes are named alike. */
const PLACED =
  /^(?:[a-z][a-z ]* (?:qty|quantity|qoh|stock|available)|(?:qty|quantity|qoh|stock) (?:[a-z]+|\d+))$/;
const NO_PLACE =
  /\b(?:total|case|min|minimum|max|maximum|order|pack|box|per|pallet|mfg|mfr|manufacturer|maker|unit|on hand|in|avail|available|core|kit|hand)\b/;

/** Whether a column is the stock of one warehouse: named by a number or a place, with counts in it. */
export function isWarehouse({ name, cells }: SampleColumn): boolean {
  const { words } = name;
  const isNamed =
    NUMBERED.test(words) ||
    (NAMED.test(words) && !NO_PLACE.test(words)) ||
    (PLACED.test(words) && !NO_PLACE.test(words));
  return isNamed && cells.every((cell) => readStock(cell).kind === 'value');
}

/** The maker's own stock, which some distributors send beside theirs. */
export function isMakerStock({ name }: SampleColumn): boolean {
  return /^(?:mfg|mfr|manufacturer|maker)\b.*\b(?:qty|quantity|stock|avail\w*)\b/.test(name.words);
}

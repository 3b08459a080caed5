import type { Refusal } from '../../refusal.ts';
import type { DecimalMark } from '../cells/figures.ts';
import { belongsTo, type FileKind, feedFields, nameScore, priceFields } from './fields.ts';
import { why } from './refusals.ts';
import type { SampleColumn } from './sample-columns.ts';
import { type Fit, unitOf } from './score-column.ts';
import { isMakerStock } from './warehouses.ts';

/** More examples of one conversion say nothing new. */
const MOST_NOTES = 3;

type Circumstances = { hasWarehouses: boolean; decimal: DecimalMark };

/** Why a column was taken for its field, then what is done to its cells. */
export function explainFit(fit: Fit, { hasWarehouses, decimal }: Circumstances): Refusal[] {
  const { column, field, isByCells, unread } = fit;
  const all = column.cells.length;
  const reasons = [isByCells ? why('columns.by-cells') : why('columns.by-name')];
  if (all === 0) reasons.push(why('columns.empty'));
  if (unread > 0) reasons.push(why('columns.some-unread', { count: unread, all }));
  if (isAnyPrice(fit)) reasons.push(why('columns.which-price'));
  if (field === 'warehouse') reasons.push(why('columns.warehouse'));
  if (field === 'onHand' && hasWarehouses) reasons.push(why('columns.sum'));
  if (field === 'wheelSize' || field === 'rims') reasons.push(why('columns.split'));
  if (field === 'shippingWeightLb') reasons.push(why('columns.shipping-weight'));
  if (hasTwoDates(fit)) reasons.push(why('columns.two-dates'));
  const unit = unitOf(column, field);
  if (unit) reasons.push(why('columns.unit', { unit }));
  if (decimal === 'comma' && isPrice(fit)) reasons.push(why('columns.decimal-comma'));
  return [...reasons, ...differentNotes(fit.notes)];
}

function isPrice({ field }: Fit): boolean {
  return priceFields.some((one) => one === field);
}

/** "Price" alone, or a name that is not one of the usual ones. */
function isAnyPrice(fit: Fit): boolean {
  if (fit.field === 'price') return true;
  const { name } = fit.column;
  return isPrice(fit) && nameScore(fit.field, name) < 1 && /price$/.test(name.words);
}

function hasTwoDates({ field, column }: Fit): boolean {
  if (field !== 'effectiveOn' && field !== 'leadTime' && field !== 'sentOn') return false;
  const isIso = (cell: string) => /^\d{4}-\d\d-\d\d/.test(cell.trim());
  const isUs = (cell: string) => /^\d{1,2}\/\d{1,2}\/\d{2}/.test(cell.trim());
  return column.cells.some(isIso) && column.cells.some(isUs);
}

function differentNotes(notes: readonly Refusal[]): Refusal[] {
  const different = new Map(notes.map((note) => [JSON.stringify(note), note]));
  return [...different.values()].slice(0, MOST_NOTES);
}

/** Why the shop does not use a column. */
export function explainUnused(
  column: SampleColumn,
  { isBox, kind }: { isBox: boolean; kind: FileKind },
): Refusal {
  const { currency } = column.name;
  if (isBox) return why('columns.box-size');
  if (currency) return why('columns.other-currency', { currency });
  if (isMakerStock(column)) return why('columns.maker-stock');
  const hasName = feedFields.some(
    (field) => belongsTo(field, kind) && nameScore(field, column.name) > 0,
  );
  return hasName ? why('columns.other-fits-better') : why('columns.no-field');
}

import { readBoltPatterns } from '../cells/bolt-patterns.ts';
import type { Reading } from '../cells/reading.ts';
import { readTireSize } from '../cells/tire-size.ts';
import { readWheelSize } from '../cells/wheel-size.ts';
import {
  belongsTo,
  type FeedField,
  type FileKind,
  feedFields,
  nameScore,
  priceFields,
} from './fields.ts';
import type { SampleColumn } from './sample-columns.ts';
import { isWarehouse } from './warehouses.ts';

/** "Size", "Diameter" and "Max load" are in files of wheels and of tires, "Width" and "Series" in any. */
const AMBIGUOUS =
  /^(?:size|diameter|dia|width|series|profile|ratio|rim|prefix|lt|lug|lugs|holes|color|colour|load ?capacity|max ?load|type|category|model)$/;
const READ_SHARE = 0.6;

/** What kind of file it is: by columns that only wheels or only tires have, else by its prices and stock. */
export function guessKind(columns: readonly SampleColumn[]): FileKind {
  const wheels = columns.filter((column) => speaksFor(column, 'wheels')).length;
  const tires = columns.filter((column) => speaksFor(column, 'tires')).length;
  if (wheels > 0 || tires > 0) return wheels >= tires ? 'wheels' : 'tires';
  const hasPrices = columns.some((column) => isNamed(column, priceFields));
  const hasStock = columns.some((column) => isNamed(column, ['onHand']) || isWarehouse(column));
  if (hasPrices && hasStock) return 'prices-and-stock';
  return hasStock ? 'stock' : 'prices';
}

function speaksFor(column: SampleColumn, kind: 'wheels' | 'tires'): boolean {
  if (areRead(column, kind === 'wheels' ? isWheelCell : isTireCell)) return true;
  if (AMBIGUOUS.test(column.name.words)) return false;
  return feedFields.some(
    (field) =>
      belongsTo(field, kind) && !belongsTo(field, 'stock') && nameScore(field, column.name) === 1,
  );
}

function isNamed({ name }: SampleColumn, fields: readonly FeedField[]): boolean {
  return fields.some((field) => nameScore(field, name) > 0);
}

function areRead({ cells }: SampleColumn, isRight: (cell: string) => boolean): boolean {
  return cells.length > 0 && cells.filter(isRight).length >= cells.length * READ_SHARE;
}

function isWheelCell(cell: string): boolean {
  return hasValue(readWheelSize(cell)) || hasValue(readBoltPatterns(cell));
}

function isTireCell(cell: string): boolean {
  return hasValue(readTireSize(cell));
}

function hasValue(reading: Reading<unknown>): boolean {
  return reading.kind === 'value' && reading.value !== null;
}

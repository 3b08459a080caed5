import type { IsoDay } from '../cells/dates.ts';
import { type MappedColumn, plainHeader, type SupplierProfile } from '../columns/profile.ts';
import type { GoodsRow } from './goods-row.ts';
import { readFields } from './read-fields.ts';

type Place = MappedColumn & { at: number };

/**
 * Prepares reading the rows of a file with a profile; `header` are the file's own column names. Mapped columns that the
 * file does not have bring nothing (`matchProfile` names them).
 */
export function goodsRowReader(
  profile: SupplierProfile,
  header: readonly string[],
  { today }: { today: IsoDay },
): (cells: readonly string[]) => GoodsRow {
  const positions = new Map(header.map((name, at) => [plainHeader(name), at]));
  const places = profile.columns.flatMap((column): Place[] => {
    const at = positions.get(plainHeader(column.header));
    return at === undefined ? [] : [{ ...column, at }];
  });
  const how = { ...profile, today };
  return (cells) =>
    readFields(
      places.map(({ at, ...column }) => ({ ...column, text: cells[at] ?? '' })),
      how,
    );
}

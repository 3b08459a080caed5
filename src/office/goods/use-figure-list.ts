import { useCallback, useState } from 'react';
import type { PartCategory } from '#src/domain/goods/index.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import type { PartRow } from './part-row.ts';

/** What the figures of a list share. */
export type FigureList = {
  /** Where they are saved. */
  to: string;
  /** A part as it is now. */
  onRow: (row: PartRow) => void;
  /** Tells a screen reader what became of a figure. */
  say: (text: string) => void;
};

/**
 * The rows of a list with the figures that were changed in it. The list is not loaded again: sorted or narrowed by what
 * is being typed, its rows would move away from under the next key.
 */
export function useFigureList({
  category,
  rows,
}: {
  category: PartCategory;
  rows: readonly PartRow[];
}): { rows: readonly PartRow[]; list: FigureList; said: string } {
  const [changed, setChanged] = useState<Changed>({ rows, bySku: new Map() });
  const [said, say] = useState('');
  const onRow = useCallback(
    (row: PartRow) =>
      setChanged((now) => ({ ...now, bySku: new Map(now.bySku).set(row.sku, row) })),
    [],
  );
  // What was loaded later is newer than what was typed before.
  if (changed.rows !== rows) setChanged({ rows, bySku: new Map() });
  const bySku = changed.rows === rows ? changed.bySku : new Map<string, PartRow>();
  return {
    rows: rows.map((row) => bySku.get(row.sku) ?? row),
    list: { to: adminHrefs.goodsFigure({ category }), onRow, say },
    said,
  };
}

type Changed = { rows: readonly PartRow[]; bySku: ReadonlyMap<string, PartRow> };

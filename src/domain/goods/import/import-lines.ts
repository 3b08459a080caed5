import type { TireLine, WheelLine } from '#src/domain/catalog/index.ts';
import type { GoodsFields } from '#src/domain/feeds/index.ts';

/** The lines that new parts can belong to. */
export type ImportLines = {
  all: readonly (WheelLine | TireLine)[];
  /** The line that a person has chosen for the whole file. */
  chosen: WheelLine | TireLine | null;
  /** Lug seats by line. */
  lugs: ReadonlyMap<string, string>;
};

/** The line of a row: the chosen one, else the one with the maker's and the style's name. */
export function findImportLine(
  { all, chosen, lugs }: ImportLines,
  { brand, style }: GoodsFields,
): { line: WheelLine | TireLine | null; lug: string | null } {
  const named = (line: WheelLine | TireLine) =>
    isSame(line.name, style) && (!brand || isSame(line.brand, brand));
  const line = chosen ?? (style ? (all.find(named) ?? null) : null);
  return { line, lug: line ? (lugs.get(line.lineId) ?? null) : null };
}

function isSame(name: string, other: string | null | undefined): boolean {
  return name.trim().toLowerCase() === (other ?? '').trim().toLowerCase();
}

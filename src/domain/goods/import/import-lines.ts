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

export type FoundLine = {
  line: WheelLine | TireLine | null;
  lug: string | null;
  isDescribed: boolean;
};

/**
 * The line of a row: the chosen one, else the one with the maker's and the style's name. Where the file has no style,
 * as in PIES, the maker's line whose name is in the description.
 */
export function findImportLine(
  { all, chosen, lugs }: ImportLines,
  { brand, style, description }: GoodsFields,
): FoundLine {
  const named = (line: WheelLine | TireLine) =>
    isSame(line.name, style) && (!brand || isSame(line.brand, brand));
  const known = chosen ?? (style ? all.find(named) : null) ?? null;
  const line = known ?? (style ? null : describedLine(all, { brand, description }));
  return {
    line,
    lug: line ? (lugs.get(line.lineId) ?? null) : null,
    isDescribed: line !== known,
  };
}

/** The longest name wins: "Saltmarch A/T" over "Saltmarch". */
function describedLine(
  all: ImportLines['all'],
  { brand, description }: Pick<GoodsFields, 'brand' | 'description'>,
): WheelLine | TireLine | null {
  if (!brand || !description) return null;
  const text = inWords(description);
  const [longest] = all
    .filter((line) => isSame(line.brand, brand) && text.includes(inWords(line.name)))
    .toSorted((one, other) => other.name.length - one.name.length);
  return longest ?? null;
}

function inWords(text: string): string {
  return ` ${text
    .toLowerCase()
    .split(/[^\p{L}\p{N}/]+/u)
    .filter(Boolean)
    .join(' ')} `;
}

function isSame(name: string, other: string | null | undefined): boolean {
  return name.trim().toLowerCase() === (other ?? '').trim().toLowerCase();
}

import type { FacetColumn } from './facet-column.ts';
import type { Tally } from './scan-index.ts';
import type { Facet } from './shelf.ts';
import type { ShelfIndex } from './shelf-index.ts';

/** Every value on the shelf, with the number of lines that choosing it would show. */
export function countFacets({ facets, lines }: ShelfIndex, { seen }: Tally): Facet[] {
  return facets.map((facet, position) => {
    const counts = countLines(facet, { lines: lines.length, seen: seen[position] });
    return {
      name: facet.name,
      values: facet.values.map((value, at) => ({ ...value, count: counts[at] ?? 0 })),
    };
  });
}

/** A line counts once per value, however many of its variants' sets contain it. */
function countLines(
  { sets, values }: FacetColumn,
  { lines, seen }: { lines: number; seen: Uint8Array | undefined },
): Uint32Array {
  const counts = new Uint32Array(values.length);
  for (let line = 0; line < lines; line += 1) {
    const from = line * sets.length;
    const had = new Set(sets.flatMap((set, at) => (seen?.[from + at] === 1 ? set : [])));
    for (const value of had) counts[value] = (counts[value] ?? 0) + 1;
  }
  return counts;
}

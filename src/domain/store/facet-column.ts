import { compareFacetValues, facetValues, type PartOf } from './facets.ts';
import type { FacetName, FacetValue, ShelfCategory } from './shelf.ts';

export type FacetColumn = {
  name: FacetName;
  /** In display order. */
  values: readonly FacetValue[];
  /** Indexes into `values`, for each distinct set of values that a variant has. */
  sets: readonly (readonly number[])[];
  /** Index into `sets`, by variant. */
  setOf: Uint32Array;
};

/** Collects the values of a shelf's variants for one facet. */
export function startColumn<Category extends ShelfCategory>(category: Category, name: FacetName) {
  const labels = new Map<string, string>();
  const sets = new Map<string, { position: number; values: string[] }>();
  const setOf: number[] = [];

  function add(part: PartOf[Category]): void {
    const values = facetValues(category, { name, part });
    for (const { value, label } of values) if (!labels.has(value)) labels.set(value, label);
    const key = values.map(({ value }) => value).join('\n');
    const set = sets.get(key) ?? {
      position: sets.size,
      values: values.map(({ value }) => value),
    };
    sets.set(key, set);
    setOf.push(set.position);
  }

  function finish(): FacetColumn {
    const values = [...labels].map(([value, label]) => ({ value, label }));
    values.sort(compareFacetValues);
    const at = new Map(values.map(({ value }, position) => [value, position]));
    return {
      name,
      values,
      sets: [...sets.values()].map((set) => set.values.flatMap((value) => at.get(value) ?? [])),
      setOf: Uint32Array.from(setOf),
    };
  }

  return { add, finish };
}

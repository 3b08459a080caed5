import type { Refusal } from '../../refusal.ts';
import { why } from './refusals.ts';
/** `filter_query[price][gt_int]=5`: a condition on a field of the content. */
export type FieldFilter = {
  /** `seo.title` is the title in the object `seo`, `body.0` the first item of a list. */
  path: string[];
  operation: FilterOperation;
  /** As sent. The values of a list are separated by commas. */
  value: string;
};

/** All of `all` must hold; if there are alternatives, everything in at least one of them too. */
export type FilterQuery = { all: FieldFilter[]; alternatives: FieldFilter[][] };

const operations = [
  'is',
  'in',
  'not_in',
  'like',
  'not_like',
  'any_in_array',
  'all_in_array',
  'gt_date',
  'lt_date',
  'gt_int',
  'lt_int',
  'gt_float',
  'lt_float',
] as const;

/** The values that `is` accepts. */
export const filterStates = [
  'empty',
  'not_empty',
  'empty_array',
  'not_empty_array',
  'true',
  'false',
  'null',
  'not_null',
] as const;

export type FilterState = (typeof filterStates)[number];

export type FilterOperation = (typeof operations)[number];

const prefix = 'filter_query[';

/** The parameters of a URL that filter by content, in their order. */
export function filterPairs(params: Iterable<[string, string]>): [string, string][] {
  return [...params].filter(([name]) => name.startsWith(prefix));
}

/**
 * Parses parameters into filters. Each pair under `[__or][]` is an alternative of its own: a parser that puts them
 * into one object would turn "or" into "and". Pairs under one number, `[__or][0]`, belong together. `refuse` is
 * called for invalid filters.
 */
export function parseFilterQuery(
  pairs: readonly [string, string][],
  refuse: (refusal: Refusal) => never,
): FilterQuery {
  const all: FieldFilter[] = [];
  const alternatives: FieldFilter[][] = [];
  const numbered = new Map<string, FieldFilter[]>();
  for (const [name, value] of pairs) {
    const keys = keysOf(name);
    const isAlternative = keys[0] === '__or';
    const filter = filterOf(isAlternative ? keys.slice(2) : keys, value);
    if ('reason' in filter) refuse(filter);
    const group = isAlternative ? (keys[1] ?? '') : null;
    if (group === null) all.push(filter);
    else if (group === '') alternatives.push([filter]);
    else numbered.set(group, [...(numbered.get(group) ?? []), filter]);
  }
  return { all, alternatives: [...alternatives, ...numbered.values()] };
}

/** `filter_query[a][b]` gives a, b. */
function keysOf(name: string): string[] {
  return name.slice(prefix.length).replace(/\]$/, '').split('][');
}

/** The filter, or what is wrong with it. */
function filterOf(keys: string[], value: string): FieldFilter | Refusal {
  const operation = operations.find((known) => known === keys.at(-1));
  if (!operation) return why('query.operation', { known: operations.join(', ') });
  if (operation === 'is' && !filterStates.some((known) => known === value)) {
    return why('query.state', { known: filterStates.join(', ') });
  }
  const path = keys
    .slice(0, -1)
    .flatMap((key) => key.split('.'))
    .map(storable);
  if (path.length === 0 || path.includes('')) return why('query.field');
  return { path, operation, value: storable(value) };
}

/** PostgreSQL cannot store a zero byte, so no stored text contains one. */
function storable(text: string): string {
  return text.replaceAll('\0', '');
}

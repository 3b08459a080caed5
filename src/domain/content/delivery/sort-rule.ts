/** Columns by which a list of stories may be sorted; nothing else is used as an identifier. */
export const sortColumns = [
  'name',
  'slug',
  'full_slug',
  'position',
  'created_at',
  'updated_at',
  'published_at',
  'first_published_at',
  'id',
] as const;

export type SortColumn = (typeof sortColumns)[number];

export type SortRule = { descending: boolean } & (
  | { by: 'column'; column: SortColumn }
  | { by: 'field'; path: string[]; as: 'text' | 'number' }
);

/** The order in which the editor shows stories. */
export const editorOrder: SortRule = { by: 'column', column: 'position', descending: true };

const form = /^(\w+|content(?:\.\w+)+)(?::(asc|desc)(?::(int|float))?)?$/;

/** Parses `name`, `name:asc`, `position:desc`, `content.price:asc:float`; null for anything else. */
export function parseSortRule(sortBy: string): SortRule | null {
  const [, key = '', direction, type] = form.exec(sortBy) ?? [];
  const descending = direction === 'desc';
  const column = sortColumns.find((name) => name === key);
  if (column) return { by: 'column', column, descending };
  if (!key.startsWith('content.')) return null;
  return {
    by: 'field',
    path: key.split('.').slice(1),
    as: type === undefined ? 'text' : 'number',
    descending,
  };
}

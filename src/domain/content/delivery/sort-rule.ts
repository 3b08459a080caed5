/** Columns of a story that a list may be sorted by. Nothing else becomes an identifier. */
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

/**
 * `name`, `name:asc`, `position:desc`, `content.price:asc:float`. What is not known is ignored, as
 * the hosted service does: null.
 */
export function parseSortRule(sortBy: string): SortRule | null {
  const [key = '', direction, type] = sortBy.split(':');
  const descending = direction === 'desc';
  const column = sortColumns.find((name) => name === key);
  if (column) return { by: 'column', column, descending };
  if (!/^content(\.\w+)+$/.test(key)) return null;
  const as = type === 'int' || type === 'float' ? 'number' : 'text';
  return { by: 'field', path: key.split('.').slice(1), as, descending };
}

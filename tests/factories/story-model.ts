/** A story in the test's model: both versions, and its place. */
export type ModelStory = {
  id: number;
  uuid: string;
  fullSlug: string;
  isFolder: boolean;
  isStartpage: boolean;
  isBinned: boolean;
  position: number;
  tags: string[];
  updatedAt: Date;
  draft: ModelText;
  publication: (ModelText & { publishedAt: Date; firstPublishedAt: Date }) | null;
};

export type ModelText = { name: string; content: Record<string, unknown> };

export type ModelParams = [string, string][];

/**
 * The expected list, computed by checking all stories against the contract: slow, simple, and without a line in
 * common with the query it is compared to.
 */
export function listByModel(stories: readonly ModelStory[], params: ModelParams): ModelStory[] {
  const query = Object.fromEntries([...params].reverse());
  const seen = stories.filter(
    (story) => storyContent(story, query) && !story.isFolder && !story.isBinned,
  );
  const found = seen.filter((story) => passes(story, query) && passesFilters(story, params, query));
  return found.toSorted((a, b) => compare(a, b, query) || a.id - b.id);
}

type Query = Record<string, string>;

function storyContent(story: ModelStory, query: Query): ModelText | null {
  return query.version === 'draft' ? story.draft : story.publication;
}

function passes(story: ModelStory, query: Query): boolean {
  const { fullSlug } = story;
  const text = storyContent(story, query);
  const items = (name: string) => query[name]?.split(',').filter(Boolean);
  const slugMatches = (pattern: string) => {
    const source = pattern
      .replace(/\/$/, '')
      .split('*')
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*');
    return new RegExp(`^${source}/?$`, 's').test(fullSlug);
  };
  const within = (name: string, at: Date | undefined) => {
    const [after, before] = ['gt', 'lt'].map((end) => query[`${name}_${end}`]);
    if (after && !(at && at > new Date(`${after.replace(' ', 'T')}Z`))) return false;
    return !(before && !(at && at < new Date(`${before.replace(' ', 'T')}Z`)));
  };
  const updatedAt = query.version === 'draft' ? story.updatedAt : story.publication?.publishedAt;
  const checks = [
    fullSlug.startsWith(query.starts_with ?? ''),
    items('by_slugs')?.some(slugMatches) ?? true,
    !items('excluding_slugs')?.some(slugMatches),
    items('by_uuids')?.includes(story.uuid) ?? true,
    !items('excluding_ids')?.includes(String(story.id)),
    !query.content_type || text?.content.component === query.content_type,
    items('with_tag')?.some((tag) => story.tags.includes(tag)) ?? true,
    query.is_startpage === undefined ||
      story.isStartpage === ['1', 'true'].includes(query.is_startpage),
    query.level === undefined || fullSlug.split('/').length === Number(query.level),
    within('published_at', story.publication?.publishedAt),
    within('first_published_at', story.publication?.firstPublishedAt),
    within('updated_at', updatedAt),
    !query.search_term || saysWords(text, query.search_term.toLowerCase()),
  ];
  return checks.every(Boolean);
}

function saysWords(text: ModelText | null, term: string): boolean {
  const says = (value: unknown, name = ''): boolean => {
    if (['component', '_uid'].includes(name)) return false;
    if (typeof value === 'string') return value.toLowerCase().includes(term);
    if (typeof value !== 'object' || value === null) return false;
    return Object.entries(value).some(([key, part]) =>
      says(part, Array.isArray(value) ? name : key),
    );
  };
  return text !== null && (text.name.toLowerCase().includes(term) || says(text.content));
}

function passesFilters(story: ModelStory, params: ModelParams, query: Query): boolean {
  const content = storyContent(story, query)?.content;
  const alternatives: boolean[] = [];
  let all = true;
  for (const [name, value] of params) {
    const found = /^filter_query(\[__or\]\[\])?\[([\w.]+)\]\[(\w+)\]$/.exec(name);
    if (!found) continue;
    const [, isAlternative, path = '', operation = ''] = found;
    const field = path
      .split('.')
      .reduce<unknown>(
        (at, key) => (at as Record<string, unknown> | null | undefined)?.[key],
        content,
      );
    const holds = holdsFor(field, operation, value);
    if (isAlternative) alternatives.push(holds);
    else all &&= holds;
  }
  return all && (alternatives.length === 0 || alternatives.some(Boolean));
}

function holdsFor(field: unknown, operation: string, value: string): boolean {
  const text = field === undefined || field === null ? null : wordsOf(field);
  const values = value.split(',');
  const array = Array.isArray(field) ? (field as unknown[]) : null;
  const [number, limit] = [numberIn(text), numberIn(value)];
  const [moment, border] = [text === null ? null : momentIn(text), momentIn(value)];
  switch (operation) {
    case 'is':
      return isState(field, text, value);
    case 'in':
      return values.includes(text ?? '');
    case 'not_in':
      return !values.includes(text ?? '');
    case 'like':
      return isLike(text, value);
    case 'not_like':
      return !isLike(text, value);
    case 'any_in_array':
      return array?.some((item) => values.includes(item as string)) ?? false;
    case 'all_in_array':
      return array !== null && values.every((item) => array.includes(item));
    case 'gt_int':
    case 'gt_float':
      return number !== null && limit !== null && number > limit;
    case 'lt_int':
    case 'lt_float':
      return number !== null && limit !== null && number < limit;
    case 'gt_date':
      return moment !== null && border !== null && moment > border;
    case 'lt_date':
      return moment !== null && border !== null && moment < border;
    default:
      return true;
  }
}

function isState(field: unknown, text: string | null, state: string): boolean {
  const states: Record<string, boolean> = {
    empty: text === null || text === '',
    not_empty: text !== null && text !== '',
    empty_array: Array.isArray(field) && field.length === 0,
    not_empty_array: Array.isArray(field) && field.length > 0,
    true: text === 'true',
    false: text === 'false',
    null: text === null,
    not_null: text !== null,
  };
  return states[state] ?? true;
}

function isLike(text: string | null, pattern: string): boolean {
  const source = pattern
    .split('*')
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*');
  return text !== null && new RegExp(`^${source}$`, 'is').test(text);
}

/** In the database's JSON format, with a space after separators. */
function wordsOf(field: unknown): string {
  if (typeof field === 'string') return field;
  if (Array.isArray(field)) return `[${field.map((item) => JSON.stringify(item)).join(', ')}]`;
  return JSON.stringify(field);
}

function numberIn(text: string | null): number | null {
  return text !== null && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : null;
}

function momentIn(text: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}/.test(text)) return null;
  const [day, time = '00:00'] = text.split(/[ T]/);
  const at = Date.parse(`${day}T${time.replace('Z', '')}Z`);
  return Number.isNaN(at) ? null : at;
}

function compare(a: ModelStory, b: ModelStory, query: Query): number {
  const [key = 'position', direction = query.sort_by ? 'asc' : 'desc', type] = (query.sort_by ?? '')
    .split(':')
    .map((part) => part || undefined);
  const [left, right] = [a, b].map((story) => sortValue(story, { key, type, query }));
  if (left === right) return 0;
  if (left === null || left === undefined) return 1;
  if (right === null || right === undefined) return -1;
  return (left < right ? -1 : 1) * (direction === 'desc' ? -1 : 1);
}

function sortValue(
  story: ModelStory,
  { key, type, query }: { key: string; type: string | undefined; query: Query },
): string | number | null {
  const text = storyContent(story, query);
  if (key === 'position') return story.position;
  if (key === 'name') return text?.name.toLowerCase() ?? null;
  const field = text?.content[key.replace('content.', '')];
  const words = field === undefined || field === null ? null : wordsOf(field);
  return type ? numberIn(words) : (words?.toLowerCase() ?? null);
}

import { or, type SQL, sql } from 'drizzle-orm';
import type { FieldFilter, FilterOperation, FilterQuery, FilterState } from './filter-query.ts';
import { likePattern } from './like-pattern.ts';
import { readMoment } from './moment.ts';

/** A field of the content: as text (null if it is missing or null) and as JSON. */
type Field = { text: SQL; json: SQL };

/** The `where` conditions of a list, so that the content matches the filters. */
export function filterConditions({ all, alternatives }: FilterQuery, content: SQL): SQL[] {
  const allOf = (filters: FieldFilter[]) =>
    sql.join(
      filters.map((filter) => sql`(${condition(filter, content)})`),
      sql` and `,
    );
  const either = or(...alternatives.map((filters) => sql`(${allOf(filters)})`));
  return [...(all.length > 0 ? [allOf(all)] : []), ...(either ? [either] : [])];
}

function condition({ path, operation, value }: FieldFilter, content: SQL): SQL {
  return conditions[operation](fieldAt(path, content), value);
}

function fieldAt(path: string[], content: SQL): Field {
  const [first = '', ...rest] = path;
  // The index is only used with exactly this expression.
  if (first === 'component' && rest.length === 0) {
    return { text: sql`(${content} ->> 'component')`, json: sql`(${content} -> 'component')` };
  }
  const at = sql`${sql.param(path)}::text[]`;
  return { text: sql`(${content} #>> ${at})`, json: sql`(${content} #> ${at})` };
}

const conditions: Record<FilterOperation, (field: Field, value: string) => SQL> = {
  is: (field, value) => states[value as FilterState](field),
  in: isIn,
  not_in: (field, value) => sql`not ${isIn(field, value)}`,
  like: isLike,
  not_like: (field, value) => sql`not coalesce(${isLike(field, value)}, false)`,
  any_in_array: ({ json }, value) => sql`(${isArray(json)} and ${json} ?| ${toSqlArray(value)})`,
  all_in_array: ({ json }, value) => sql`(${isArray(json)} and ${json} ?& ${toSqlArray(value)})`,
  gt_date: ({ text }, value) => sql`${momentOf(text)} > ${readMoment(value)} collate "C"`,
  lt_date: ({ text }, value) => sql`${momentOf(text)} < ${readMoment(value)} collate "C"`,
  gt_int: ({ text }, value) => sql`${numberOf(text)} > ${numberIn(value)}`,
  lt_int: ({ text }, value) => sql`${numberOf(text)} < ${numberIn(value)}`,
  gt_float: ({ text }, value) => sql`${numberOf(text)} > ${numberIn(value)}`,
  lt_float: ({ text }, value) => sql`${numberOf(text)} < ${numberIn(value)}`,
};

const states: Record<FilterState, (field: Field) => SQL> = {
  empty: ({ text }) => sql`coalesce(${text}, '') = ''`,
  not_empty: ({ text }) => sql`coalesce(${text}, '') <> ''`,
  empty_array: ({ json }) => sql`${json} = '[]'`,
  not_empty_array: ({ json }) => sql`(${isArray(json)} and ${json} <> '[]')`,
  true: ({ text }) => sql`${text} = 'true'`,
  false: ({ text }) => sql`${text} = 'false'`,
  null: ({ text }) => sql`${text} is null`,
  not_null: ({ text }) => sql`${text} is not null`,
};

/** `in=` matches an empty value. */
function isIn({ text }: Field, value: string): SQL {
  return sql`(coalesce(${text}, '') = any(${toSqlArray(value)}))`;
}

function isLike({ text }: Field, value: string): SQL {
  return sql`(${text} ilike ${likePattern(value)})`;
}

function isArray(json: SQL): SQL {
  return sql`jsonb_typeof(${json}) = 'array'`;
}

function toSqlArray(value: string): SQL {
  return sql`${sql.param(value.split(','))}::text[]`;
}

/** A value that is not a number, in a story or in the URL, matches nothing. */
export function numberOf(text: SQL): SQL {
  return sql`(case when ${text} ~ '^-?[0-9]{1,30}([.][0-9]{1,30})?$' then ${text}::numeric end)`;
}

function numberIn(value: string): SQL {
  const isNumber = /^-?\d{1,30}(\.\d{1,30})?$/.test(value);
  return sql`${isNumber ? value : null}::numeric`;
}

/** Converts `2026-11-21 12:00` or ISO 8601 into a text that sorts chronologically. */
function momentOf(text: SQL): SQL {
  const day = sql`substring(${text} from '^[0-9]{4}-[0-9]{2}-[0-9]{2}')`;
  const minute = sql`coalesce(substring(${text} from '^.{10}[ T]([0-9]{2}:[0-9]{2})'), '00:00')`;
  const second = sql`coalesce(substring(${text} from '^.{10}[ T][0-9]{2}:[0-9]{2}(:[0-9]{2})'), ':00')`;
  return sql`(${day} || ' ' || ${minute} || ${second})`;
}

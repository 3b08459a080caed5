import { type SQL, sql } from 'drizzle-orm';

/** Strings of a story that are not visible text. */
const silent = ['_uid', 'component', 'fieldtype', 'linktype', 'id', 'uuid', 'type'];

/**
 * Stories that contain a text, in their name or in any text of their content, in any language. The content is first
 * searched as a whole, because taking it apart costs ten times as much.
 */
export function searchCondition(term: string, { name, content }: Record<'name' | 'content', SQL>) {
  const inText = sql`lower(${`%${literally(term)}%`})`;
  // As written in JSON, between the quotation marks.
  const inJson = sql`lower(${`%${literally(JSON.stringify(term).slice(1, -1))}%`})`;
  const parts = sql`jsonb_path_query(${content}, 'strict $.** ? (@.type() == "object")')`;
  const texts = sql`jsonb_path_query(field.value, 'lax $[*] ? (@.type() == "string")')`;
  return sql`(lower(${name}) like ${inText} or (lower(${content}::text) like ${inJson} and exists (
    select from ${parts} as part(fields), jsonb_each(part.fields) as field(key, value), ${texts} as said(words)
    where field.key <> all(${sql.param(silent)}::text[]) and lower(said.words #>> '{}') like ${inText})))`;
}

function literally(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

import { safeUrl } from '#src/lib/safe-url.ts';

type Fields = Record<string, unknown>;

/**
 * Content as somebody sent it → content to be kept: every blok has its `_uid`, and no link, in a
 * link field or in rich text, has an address that a page may not show.
 */
export function tidyContent<Content extends Fields>(content: Content, newUid: () => string) {
  // A record comes out of a record; the root is a blok, so it has its `_uid` now.
  return tidy(content, newUid) as Content & { _uid: string };
}

function tidy(value: unknown, newUid: () => string): unknown {
  if (Array.isArray(value)) return value.map((item) => tidy(item, newUid));
  if (typeof value !== 'object' || value === null) return value;
  const fields: Fields = Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, tidy(item, newUid)]),
  );
  if (typeof fields.component === 'string') fields._uid ??= newUid();
  if (fields.fieldtype === 'multilink') return withSafe(fields, ['url', 'cached_url']);
  if (fields.type === 'link' && isFields(fields.attrs)) {
    return { ...fields, attrs: withSafe(fields.attrs, ['href']) };
  }
  return fields;
}

function withSafe(fields: Fields, names: string[]): Fields {
  const checked = names
    .filter((name) => fields[name] !== undefined && fields[name] !== null)
    .map((name) => [name, safeUrl(fields[name]) ?? '']);
  return { ...fields, ...Object.fromEntries(checked) };
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

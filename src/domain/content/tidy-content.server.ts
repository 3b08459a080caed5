import { DomainError } from '#src/domain/errors.ts';
import { mediaUrl } from '#src/lib/media-url.ts';
import { plainText } from '#src/lib/plain-text.ts';
import { safeUrl } from '#src/lib/safe-url.ts';
import { why } from './refusals.ts';
import { sanitizeBannerHtml } from './sanitize-banner-html.server.ts';

type Fields = Record<string, unknown>;
type Walk = { newUid: () => string; depth: number };

/** Pages that people make are never nested deeper; this ends the recursion. */
const maxDepth = 100;

/**
 * Cleans incoming content for storage: every blok gets a `_uid`, and no link, picture or HTML, in a field or in rich
 * text, contains anything a page must not show. Texts are checked again when they are rendered.
 * @throws {DomainError} invalid if it is nested too deeply
 */
export function tidyContent<Content extends Fields>(content: Content, newUid: () => string) {
  // The input is a record, so the result is one; the root is a blok, so it has a `_uid` now.
  return tidy(content, { newUid, depth: 0 }) as Content & { _uid: string };
}

function tidy(value: unknown, { newUid, depth }: Walk): unknown {
  if (typeof value === 'string') return plainText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > maxDepth) throw new DomainError('invalid', why('content.too-deep'));
  const inside = { newUid, depth: depth + 1 };
  if (Array.isArray(value)) return value.map((item) => tidy(item, inside));
  const fields: Fields = Object.fromEntries(
    Object.entries(value).map(([name, item]) => [plainText(name), tidy(item, inside)]),
  );
  return typeof fields.component === 'string' ? tidyBlok(fields, newUid) : tidyField(fields);
}

/** HTML fields, by component. All other fields are plain text and escaped when rendered. */
const htmlFields: Readonly<Record<string, string>> = { 'callout-banner': 'html' };

/** A draft that an API client read comes back with the editor's marks, which the service generates itself. */
function tidyBlok({ _editable: _, ...fields }: Fields, newUid: () => string): Fields {
  const uid = typeof fields._uid === 'string' && /^[\w-]{1,100}$/.test(fields._uid);
  const component = String(fields.component);
  const html = Object.hasOwn(htmlFields, component) ? htmlFields[component] : undefined;
  const names = Object.keys(fields).filter((name) => name.split('__i18n__')[0] === html);
  return {
    ...fields,
    _uid: uid ? fields._uid : newUid(),
    ...changed(fields, names, (text) => sanitizeBannerHtml(String(text))),
  };
}

function tidyField(fields: Fields): Fields {
  const { attrs } = fields;
  if (fields.fieldtype === 'multilink') return withSafe(fields, ['url', 'cached_url'], safeUrl);
  if (fields.fieldtype === 'asset') return withSafe(fields, ['filename'], mediaUrl);
  if (!isFields(attrs)) return fields;
  if (fields.type === 'link') return { ...fields, attrs: withSafe(attrs, ['href'], safeUrl) };
  return fields.type === 'image'
    ? { ...fields, attrs: withSafe(attrs, ['src'], mediaUrl) }
    : fields;
}

function withSafe(
  fields: Fields,
  names: string[],
  safe: (address: unknown) => string | null,
): Fields {
  return { ...fields, ...changed(fields, names, (address) => safe(address) ?? '') };
}

/** The named fields that exist, with their new values. */
function changed(fields: Fields, names: string[], change: (value: unknown) => string): Fields {
  const there = names.filter((name) => fields[name] !== undefined && fields[name] !== null);
  return Object.fromEntries(there.map((name) => [name, change(fields[name])]));
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

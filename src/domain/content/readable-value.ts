type Fields = Record<string, unknown>;

/** A field's value as text for a list of changes; '' for nothing. */
export function readableValue(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return joined(value, ', ');
  return readableObject(value as Fields);
}

function readableObject(fields: Fields): string {
  if (fields.fieldtype === 'asset') return readableAsset(fields);
  if (fields.fieldtype === 'multilink') return readableLink(fields);
  if (fields.type === 'text') return readableValue(fields.text);
  if (typeof fields.type === 'string' && Array.isArray(fields.content)) return richText(fields);
  if (Array.isArray(fields.thead) || Array.isArray(fields.tbody)) return table(fields);
  if (typeof fields.component === 'string') return readableBlok(fields);
  return joined(Object.values(fields), ', ');
}

function readableAsset({ filename, alt }: Fields): string {
  const file = readableValue(filename).replace(/^.*\//, '');
  return alt ? `${file} (${readableValue(alt)})` : file;
}

function readableLink({ linktype, url, cached_url, email }: Fields): string {
  return readableValue(linktype === 'email' ? email : url || cached_url);
}

const blocks = new Set(['paragraph', 'heading', 'blockquote', 'list_item', 'code_block', 'doc']);

/** One line per paragraph. */
function richText({ type, content }: Fields): string {
  const parts = content as unknown[];
  const isInline = parts.every((part) => !blocks.has(String((part as Fields | null)?.type)));
  return isInline && type !== 'doc' ? joined(parts, '') : joined(parts, '\n');
}

function table({ thead, tbody }: Fields): string {
  const rows = Array.isArray(tbody) ? tbody.map((row: Fields | null) => row?.body) : [];
  return [thead, ...rows]
    .map((row) =>
      joined(Array.isArray(row) ? row.map((cell: Fields | null) => cell?.value) : [], ' | '),
    )
    .filter((line) => line !== '')
    .join('\n');
}

/** The texts of a blok, without field names. */
export function readableBlok({ component: _, _uid, _editable, ...fields }: Fields): string {
  return joined(Object.values(fields), ' · ');
}

function joined(values: unknown[], separator: string): string {
  return values
    .map(readableValue)
    .filter((text) => text !== '')
    .join(separator);
}

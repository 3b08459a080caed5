type Fields = Record<string, unknown>;
type Blok = Fields & { component: string; _uid: string };

/** A blok and its place: the field of the parent blok, and the index in it. */
export type Placed = {
  uid: string;
  component: string;
  /** `_uid` of the parent blok; '' for the story itself. */
  parent: string;
  field: string;
  index: number;
  blok: Blok;
  /** Its own text, without the bloks inside it. */
  fields: Fields;
};

/** The key of the story itself, whose `_uid` can change. */
export const rootKey = '';

/** Every blok of a story by its `_uid`, in page order; the story itself comes first. */
export function outlineOf(content: Fields): Map<string, Placed> {
  const found = new Map<string, Placed>();
  const root = { component: '', _uid: rootKey, ...content };
  place(found, { blok: root, key: rootKey, parent: rootKey, field: '', index: 0 });
  return found;
}

type At = { blok: Blok; key: string; parent: string; field: string; index: number };

function place(found: Map<string, Placed>, { blok, key, ...at }: At): void {
  const { component, _uid: uid, _editable, ...rest } = blok;
  const entries = Object.entries(rest);
  const fields = Object.fromEntries(entries.filter(([, value]) => !isBloks(value)));
  found.set(key, { ...at, uid, component, blok, fields });
  for (const [field, value] of entries) {
    if (!isBloks(value)) continue;
    for (const [index, inner] of value.entries()) {
      place(found, { blok: inner, key: inner._uid, parent: key, field, index });
    }
  }
}

/** A list of bloks; an empty list could be of anything. */
export function isBloks(value: unknown): value is Blok[] {
  return Array.isArray(value) && value.length > 0 && value.every(isBlok);
}

function isBlok(value: unknown): value is Blok {
  if (typeof value !== 'object' || value === null) return false;
  const { component, _uid } = value as Fields;
  return typeof component === 'string' && typeof _uid === 'string';
}

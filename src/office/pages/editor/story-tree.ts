/** A stored part of a story: its fields are not validated, but it has an id. */
export type EditBlok = { _uid: string; component: string; [field: string]: unknown };

/** A part and its position; `path` leads to it from the story's root. */
export type Found = {
  blok: EditBlok;
  path: readonly Key[];
  /** The parent part and the field in it; null for the root. */
  inside: { uid: string; field: string } | null;
};

/** Where a part goes: next to another, or to the end of a field that holds parts. */
export type Spot = { beside: string; side: 'before' | 'after' } | { inside: string; field: string };

type Key = string | number;
type Node = Record<Key, unknown>;

export function isBlok(value: unknown): value is EditBlok {
  return isNode(value) && typeof value._uid === 'string' && typeof value.component === 'string';
}

/** A story's content as the server sends it: domain functions make sure that its root is a part. */
export function asEditBlok(content: Record<string, unknown>): EditBlok {
  if (!isBlok(content)) throw new TypeError('The content of a story is a part with an identity');
  return content;
}

/** Every part of a story with its position, in page order; the root comes first. */
export function walkBloks(root: EditBlok): Found[] {
  return [{ blok: root, path: [], inside: null }, ...walk(root, { path: [], uid: root._uid })];
}

type TreePath = { path: readonly Key[]; uid: string; field?: string };

/** Includes rich texts, whose nodes contain parts in `attrs.body`. */
function walk(value: unknown, way: TreePath): Found[] {
  if (!isNode(value)) return [];
  return entriesOf(value).flatMap(([key, item]) => {
    const path = [...way.path, key];
    const field = way.field ?? String(key);
    if (!isBlok(item)) return walk(item, { ...way, path, field });
    const found = { blok: item, path, inside: { uid: way.uid, field } };
    return [found, ...walk(item, { path, uid: item._uid })];
  });
}

export function findBlok(root: EditBlok, uid: string | null): Found | null {
  return uid === null ? null : (walkBloks(root).find(({ blok }) => blok._uid === uid) ?? null);
}

/** The part and its ancestors, from the root to the part itself. */
export function trailOf(root: EditBlok, uid: string | null): Found[] {
  const found = findBlok(root, uid);
  if (found === null) return [];
  return [...(found.inside ? trailOf(root, found.inside.uid) : []), found];
}

/** The list that contains a part and its index in it; null for the root. */
export function listAround(
  root: EditBlok,
  uid: string,
): { list: EditBlok[]; index: number; path: readonly Key[] } | null {
  const path = findBlok(root, uid)?.path ?? [];
  const index = path.at(-1);
  if (typeof index !== 'number') return null;
  const listPath = path.slice(0, -1);
  return { list: bloksIn(getAt(root, listPath)), index, path: listPath };
}

/** The same story with the part replaced that has the same `_uid`. */
export function putBlok(root: EditBlok, blok: EditBlok): EditBlok {
  const found = findBlok(root, blok._uid);
  return found === null ? root : asBlok(setAt(root, found.path, blok));
}

/** The same story with parts inserted; unchanged if the spot does not exist. */
export function insertBloks(
  root: EditBlok,
  { bloks, at }: { bloks: readonly EditBlok[]; at: Spot },
): EditBlok {
  const spot = 'beside' in at ? spotAfter(root, at) : insideSpot(root, at);
  if (spot === null) return root;
  return asBlok(setAt(root, spot.path, spot.list.toSpliced(spot.index, 0, ...bloks)));
}

/** The same story without a part; the root cannot be removed. */
export function removeBlok(root: EditBlok, uid: string): EditBlok {
  const around = listAround(root, uid);
  if (around === null) return root;
  return asBlok(setAt(root, around.path, around.list.toSpliced(around.index, 1)));
}

/** A part with new ids for itself and everything in it. */
export function copyBlok(blok: EditBlok, newUid: () => string): EditBlok {
  return asBlok(renew(blok, newUid));
}

function spotAfter(root: EditBlok, { beside, side }: Extract<Spot, { beside: string }>) {
  const around = listAround(root, beside);
  return around && { ...around, index: around.index + (side === 'after' ? 1 : 0) };
}

function insideSpot(root: EditBlok, { inside, field }: Extract<Spot, { inside: string }>) {
  const parent = findBlok(root, inside);
  const list = bloksIn(parent?.blok[field]);
  return parent && { path: [...parent.path, field], list, index: list.length };
}

function renew(value: unknown, newUid: () => string): unknown {
  if (Array.isArray(value)) return value.map((item) => renew(item, newUid));
  if (!isNode(value)) return value;
  const fields = Object.entries(value).map(([key, item]) => [key, renew(item, newUid)]);
  return Object.fromEntries(isBlok(value) ? [...fields, ['_uid', newUid()]] : fields);
}

function bloksIn(value: unknown): EditBlok[] {
  return Array.isArray(value) ? value.filter(isBlok) : [];
}

function getAt(value: unknown, path: readonly Key[]): unknown {
  return path.reduce<unknown>((at, key) => (isNode(at) ? at[key] : undefined), value);
}

function setAt(value: unknown, path: readonly Key[], next: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return next;
  if (Array.isArray(value)) {
    return value.map((item, at) => (at === key ? setAt(item, rest, next) : item));
  }
  return isNode(value) ? { ...value, [key]: setAt(value[key], rest, next) } : value;
}

function entriesOf(value: Node): [Key, unknown][] {
  return Array.isArray(value) ? [...value.entries()] : Object.entries(value);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}

/** Replacing a part inside a story leaves its root a part. */
function asBlok(value: unknown): EditBlok {
  return value as EditBlok;
}

import type { EditBlok } from '../editor/story-tree.ts';
import { isBlok } from '../editor/story-tree.ts';

/** The bloks of a field; a single one counts as a list of one. */
export function bloksOf(value: unknown): EditBlok[] {
  if (isBlok(value)) return [value];
  return Array.isArray(value) ? value.filter(isBlok) : [];
}

/** The list with one blok moved. */
export function movedBlok(list: readonly EditBlok[], from: number, to: number): EditBlok[] {
  const blok = list[from];
  if (blok === undefined || to < 0 || to >= list.length) return [...list];
  const rest = list.filter((_, at) => at !== from);
  return [...rest.slice(0, to), blok, ...rest.slice(to)];
}

/** A copy of a blok and everything inside it, each with a new id. */
export function copiedBlok(blok: EditBlok, newUid: () => string): EditBlok {
  // A copy of a blok is a blok.
  return withNewUids(blok, newUid) as EditBlok;
}

function withNewUids(value: unknown, newUid: () => string): unknown {
  if (Array.isArray(value)) return value.map((item) => withNewUids(item, newUid));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, item]) => [
    key,
    key === '_uid' ? newUid() : withNewUids(item, newUid),
  ]);
  return Object.fromEntries(entries);
}

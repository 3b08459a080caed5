import { outlineOf, type Placed } from './outline-bloks.ts';
import { readableBlok, readableValue } from './readable-value.ts';

type Where = { uid: string; component: string };

/** The differences between two texts of a story, as a person reads them. */
export type Difference =
  | (Where & { kind: 'added' | 'removed'; text: string })
  | (Where & { kind: 'moved' })
  | (Where & { kind: 'changed'; field: string; before: string; after: string });

type Content = Record<string, unknown>;
type Outline = Map<string, Placed>;

/**
 * By blok and field: first what was removed, then, in page order, what was added, moved and changed. The text of an
 * added or removed blok includes the bloks inside it.
 */
export function compareContent(before: Content, after: Content): Difference[] {
  const [old, now] = [outlineOf(before), outlineOf(after)];
  return [
    ...withoutPartner(old, now).map((placed) => describeValue('removed', placed)),
    ...[...now.keys()].flatMap((key) => compareAt(key, { old, now })),
  ];
}

function compareAt(key: string, { old, now }: { old: Outline; now: Outline }): Difference[] {
  const [before, after] = [old.get(key), now.get(key)];
  if (!after) return [];
  if (!before) return old.has(after.parent) ? [describeValue('added', after)] : [];
  const { uid, component } = after;
  const isMoved = movedAway(before, after) || overtaken(key, { old, now });
  return [
    ...(isMoved ? [{ kind: 'moved' as const, uid, component }] : []),
    ...changes(before, after),
  ];
}

/** Bloks that the other text does not have, although it has their parent. */
function withoutPartner(outline: Outline, other: Outline): Placed[] {
  return [...outline]
    .filter(([key, { parent }]) => !other.has(key) && other.has(parent))
    .map(([, placed]) => placed);
}

function describeValue(kind: 'added' | 'removed', { uid, component, blok }: Placed): Difference {
  return { kind, uid, component, text: readableBlok(blok) };
}

function movedAway(before: Placed, after: Placed): boolean {
  return before.parent !== after.parent || before.field !== after.field;
}

/** Within one list as few bloks as possible count as moved: all but the longest run in the old order. */
function overtaken(key: string, { old, now }: { old: Outline; now: Outline }): boolean {
  const own = now.get(key);
  const common = [...now].filter(([other, placed]) => {
    const before = old.get(other);
    const sameList = placed.parent === own?.parent && placed.field === own.field;
    return sameList && before !== undefined && !movedAway(before, placed);
  });
  const places = common.map(([other]) => old.get(other)?.index ?? 0);
  return !longestRise(places).has(old.get(key)?.index ?? 0);
}

/** The members of a longest increasing subsequence. Lists of bloks are short, so n² is fine. */
function longestRise(values: number[]): Set<number> {
  const runs: number[][] = [];
  for (const [index, value] of values.entries()) {
    const earlier = runs.slice(0, index).filter((run) => (run.at(-1) ?? 0) < value);
    const longest = earlier.reduce((best, run) => (run.length > best.length ? run : best), []);
    runs.push([...longest, value]);
  }
  return new Set(runs.reduce((best, run) => (run.length > best.length ? run : best), []));
}

function changes(before: Placed, { uid, component, fields }: Placed): Difference[] {
  const names = new Set([...Object.keys(before.fields), ...Object.keys(fields)]);
  return [...names]
    .filter((name) => canonical(before.fields[name]) !== canonical(fields[name]))
    .map((field) => ({
      kind: 'changed',
      uid,
      component,
      field,
      before: readableValue(before.fields[field]),
      after: readableValue(fields[field]),
    }));
}

/** The same text for equal values, whatever the order of their keys; missing and empty fields are equal. */
function canonical(value: unknown): string {
  if (value === undefined || value === null || value === '') return '';
  if (Array.isArray(value)) return value.length === 0 ? '' : JSON.stringify(value.map(canonical));
  if (typeof value !== 'object') return JSON.stringify(value);
  const entries = Object.entries(value)
    .map(([name, item]) => [name, canonical(item)])
    .sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
  return JSON.stringify(entries);
}

import { isDeepStrictEqual } from 'node:util';

/** Fields of a part by name, with their values. */
export type PartFields = Readonly<Record<string, unknown>>;

/** The fields in which two states of a part differ, before and after. */
export type PartPatch = { before: PartFields; after: PartFields };

/** Null if nothing differs. */
export function patchBetween(before: PartFields, after: PartFields): PartPatch | null {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const changed = [...names].filter((name) => !isDeepStrictEqual(before[name], after[name]));
  if (changed.length === 0) return null;
  return { before: pick(before, changed), after: pick(after, changed) };
}

/** Whether the part still has what the patch gave it, so that undoing it takes nothing from a later change. */
export function stillHas(part: PartFields, fields: PartFields): boolean {
  return Object.entries(fields).every(([name, value]) => isDeepStrictEqual(part[name], value));
}

function pick(fields: PartFields, names: readonly string[]): PartFields {
  return Object.fromEntries(names.map((name) => [name, fields[name]]));
}

import { isDeepStrictEqual } from 'node:util';
import type { FieldIssue } from '#src/domain/errors.ts';

/** A vehicle's form as it is sent: one name per field. */
export type VehicleForm = Readonly<Record<string, unknown>>;

/** What is wrong with it so far. */
export type Found = { issues: FieldIssue[] };

/** Null if everything in the group is unknown. */
export function orNull(group: unknown): unknown {
  const values = typeof group === 'object' && group !== null ? Object.values(group) : [];
  return values.every((value) => value === null) ? null : group;
}

/** Whether two records say the same of a fact. */
export function isSameFact(one: object | null, other: object | null, fact: string): boolean {
  const value = (record: object | null) => (record as Record<string, unknown> | null)?.[fact];
  return isDeepStrictEqual(value(one), value(other));
}

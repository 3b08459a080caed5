import { DomainError } from '#src/domain/errors.ts';
import { why } from '#src/http/refusals.ts';
import { readJsonObject } from './json-body.ts';
import type { ManagementContext } from './management-env.ts';

/** Unwraps `{story: {…}}`. @throws {DomainError} invalid if it is missing */
export async function readPart(
  c: ManagementContext,
  name: string,
): Promise<Record<string, unknown>> {
  const body = await readJsonObject(c);
  const part = body[name];
  if (typeof part === 'object' && part !== null && !Array.isArray(part)) return { ...part };
  throw new DomainError('invalid', why('request.no-part', { name }), [
    { path: name, ...why('request.blank') },
  ]);
}

/** A text field; undefined if the client sent something else. */
export function stringOrUndefined(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** A number field, which clients may also send as text; undefined for anything else. */
export function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value;
  return Number.isSafeInteger(number) ? Number(number) : undefined;
}

/** A folder field: 0 and null are the root; undefined if it was not sent. */
export function folderOf(value: unknown): number | null | undefined {
  return value === null || value === '' ? null : ((numberOf(value) || null) ?? undefined);
}

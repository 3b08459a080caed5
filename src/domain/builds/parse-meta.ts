import { z } from 'zod';
import { DomainError, type FieldIssue } from '#src/domain/errors.ts';
import { fieldIssues, inReasons } from '#src/domain/field-issues.ts';
import { why as whyAny } from '../refusals.ts';
import { why } from './refusals.ts';
import { type CompletedOptions, completedOptionsSchema } from './schemas.ts';

/** Completed options as a client sends them: an empty entry means "not yet" and is dropped. */
export const metaPatchSchema = z.preprocess(withoutEmptyEntries, completedOptionsSchema);

/**
 * Parses the `meta` of a save into a patch of completed options. Empty entries mean "not yet" and are dropped, so a
 * page that knows less never erases what another one saved.
 * @throws {DomainError} 'invalid' with the path of each refused key
 */
export function parseMeta(input: unknown): CompletedOptions {
  refuseNeverKeys(input);
  const result = metaPatchSchema.safeParse(input, inReasons);
  if (result.success) return result.data;
  throw refusal(fieldIssues(result.error, ['meta']));
}

function refusal(issues: FieldIssue[]): DomainError {
  return new DomainError('invalid', why('builds.bad-options'), issues);
}

// Zod skips `__proto__` when it looks for unknown keys, so own properties are checked here.
const neverKeys = ['__proto__', 'constructor', 'prototype'];

function withoutEmptyEntries(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input;
  return Object.fromEntries(Object.entries(input).filter(([, value]) => !isEmptyEntry(value)));
}

function refuseNeverKeys(input: unknown): void {
  const found = neverKeys.filter((key) => Object.hasOwn(Object(input), key));
  if (found.length === 0) return;
  throw refusal(found.map((key) => ({ path: `meta.${key}`, ...whyAny('input.unknown-key') })));
}

function isEmptyEntry(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}

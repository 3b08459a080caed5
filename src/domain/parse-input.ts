import type { z } from 'zod';
import { DomainError } from './errors.ts';
import { fieldIssues } from './field-issues.ts';

/** The input of a verb, checked. @throws {DomainError} invalid, with an issue for each wrong field */
export function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
): z.output<Schema> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const issues = fieldIssues(result.error);
  throw new DomainError('invalid', issues[0]?.message ?? 'This is not valid', issues);
}

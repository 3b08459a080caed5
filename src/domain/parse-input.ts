import type { z } from 'zod';
import { DomainError } from './errors.ts';
import { fieldIssues, inReasons } from './field-issues.ts';
import { why } from './refusals.ts';

/** Validates input. @throws {DomainError} invalid, with an issue for each wrong field */
export function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
): z.output<Schema> {
  const result = schema.safeParse(input, inReasons);
  if (result.success) return result.data;
  const issues = fieldIssues(result.error);
  const { path: _, ...told } = issues[0] ?? { path: '', ...why('input.wrong') };
  throw new DomainError('invalid', told, issues);
}

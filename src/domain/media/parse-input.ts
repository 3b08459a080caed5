import type { z } from 'zod';
import { DomainError } from '#src/domain/errors.ts';
import { fieldIssues } from '#src/domain/field-issues.ts';

/** @throws {DomainError} invalid, with an issue for each refused field */
export function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
): z.output<Schema> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const issues = fieldIssues(result.error);
  const message = issues.map((issue) => `${issue.path}: ${issue.message}`).join('. ');
  throw new DomainError('invalid', message, issues);
}

import type { ZodError } from 'zod';
import type { FieldIssue } from './errors.ts';

/** What Zod refused, as issues with a path like "meta.wheels.sku"; unknown keys one by one. */
export function fieldIssues(error: ZodError, prefix: readonly string[] = []): FieldIssue[] {
  return error.issues.flatMap((issue) => {
    const at = [...prefix, ...issue.path.map(String)];
    if (issue.code !== 'unrecognized_keys') {
      return [{ path: at.join('.'), message: issue.message }];
    }
    return issue.keys.map((key) => ({
      path: [...at, key].join('.'),
      message: 'This key is not known',
    }));
  });
}

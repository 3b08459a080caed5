import { z } from 'zod';
import { plainText } from './plain-text.ts';
import { type FieldOptions, firstFailure, type Rule } from './rules.ts';

/**
 * A text field of a form with named rules. A missing field counts as empty, the value is trimmed, and there is at
 * most one issue, from the first rule that fails.
 */
export function zodRule(rules: readonly Rule[], options: FieldOptions) {
  const schema = z
    .string()
    .nullish()
    .transform((value) => plainText(value ?? '').trim())
    .superRefine((value, context) => {
      const message = firstFailure(rules, value, options);
      if (message !== null) context.addIssue({ code: 'custom', message });
    });
  rulesOf.set(schema, rules);
  return schema;
}

/** Whether the named rules of a schema field require a value. */
export function isRequired(schema: unknown): boolean {
  const rules = typeof schema === 'object' && schema !== null ? rulesOf.get(schema) : undefined;
  return rules?.some(({ name }) => name === 'required') ?? false;
}

const rulesOf = new WeakMap<object, readonly Rule[]>();

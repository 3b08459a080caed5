import { z } from 'zod';
import { plainText } from './plain-text.ts';
import { type FieldOptions, type FormValues, firstFailure, type Rule } from './rules.ts';

/**
 * A text field of a form under named rules: a missing field counts as empty, the value is plain
 * and trimmed, and there is one issue at most, of the first rule that fails.
 */
export function zodRule(rules: readonly Rule[], options: FieldOptions) {
  return z
    .string()
    .nullish()
    .transform((value) => plainText(value ?? '').trim())
    .superRefine((value, context) => {
      const message = firstFailure(rules, value, options);
      if (message !== null) context.addIssue({ code: 'custom', message });
    });
}

/** For `.superRefine` of a whole form: rules on `path` that look at other fields (`confirmed`). */
export function zodFormRule(path: string, rules: readonly Rule[], options: FieldOptions) {
  return (form: FormValues, context: z.RefinementCtx<FormValues>) => {
    const message = firstFailure(rules, form[path], { ...options, form });
    if (message !== null) context.addIssue({ code: 'custom', path: [path], message });
  };
}

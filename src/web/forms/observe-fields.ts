import type { FieldFlags } from './field-state.ts';

/** Of these a form has one when every field has it; of the others, when some field has it. */
const ofEvery: readonly string[] = ['pristine', 'untouched', 'valid', 'validated', 'passed'];

export type FormFlags = Omit<FieldFlags, 'required'>;

/** A whole form, from its fields. One without fields is like a field that nobody touched. */
export function observeFields(fields: readonly FieldFlags[]): FormFlags {
  const hold = (flag: keyof FormFlags) =>
    ofEvery.includes(flag)
      ? fields.every((field) => field[flag])
      : fields.some((field) => field[flag]);
  return {
    touched: hold('touched'),
    untouched: hold('untouched'),
    dirty: hold('dirty'),
    pristine: hold('pristine'),
    valid: hold('valid'),
    invalid: hold('invalid'),
    validated: hold('validated'),
    pending: hold('pending'),
    changed: hold('changed'),
    passed: hold('passed'),
    failed: hold('failed'),
  };
}

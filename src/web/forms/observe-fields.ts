import type { FieldFlags } from './field-state.ts';

/** Flags that a form has if all its fields do; it has the others if any field does. */
const ofEvery: readonly string[] = ['pristine', 'untouched', 'valid', 'validated', 'passed'];

export type FormFlags = Omit<FieldFlags, 'required'>;

/** The state of a form from its fields. A form without fields is like an untouched field. */
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

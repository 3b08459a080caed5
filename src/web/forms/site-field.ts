import { type FieldFlags, flagClasses, flagsOf } from './field-state.ts';
import type { FormSnapshot } from './form-snapshot.ts';

/** One field, with what controls and labels need. */
export type FormField = {
  id: string;
  name: string;
  initialValue: string | undefined;
  errorId: string;
  errors: string[] | undefined;
  required: boolean;
  flags: FieldFlags | undefined;
  /** "is-touched is-dirty …", for the element around the control. */
  classes: string;
};

/** The current state of a field; the server's values have precedence over the initial ones. */
export function fieldOf(
  name: string,
  { id, snapshot, given }: { id: string; snapshot: FormSnapshot; given: Record<string, unknown> },
): FormField {
  const state = snapshot.fields[name];
  const flags = state && flagsOf(state);
  const initial = given[name];
  return {
    id: `${id}-${name}`,
    name,
    initialValue: initial === undefined || initial === null ? undefined : String(initial),
    errorId: `${id}-${name}-error`,
    errors: state?.error ? [state.error] : undefined,
    required: state?.isRequired ?? false,
    flags,
    classes: flags ? flagClasses(flags) : '',
  };
}

export function errorsOf({ fields, formErrors }: FormSnapshot): Record<string, string[]> {
  const ofFields = Object.entries(fields).flatMap(([name, { error }]) =>
    error === null ? [] : [[name, [error]] as const],
  );
  return {
    ...Object.fromEntries(ofFields),
    ...(formErrors.length > 0 && { '': [...formErrors] }),
  };
}

import { enterValue, leaveField, resetField } from './field-state.ts';
import { createChecks } from './form-checks.ts';
import {
  answered,
  createSnapshot,
  type FormAnswer,
  type FormStoreOptions,
} from './form-snapshot.ts';
import { type FieldEvent, isCheckedOn } from './validation-mode.ts';

export type FormStore = ReturnType<typeof createFormStore>;

/** The state of a form: what happens in its fields, when it is sent, and the answer. Independent of the page. */
export function createFormStore(options: FormStoreOptions) {
  const { judge, mode } = options;
  const names = options.fields.map(({ name }) => name);
  const snapshot = createSnapshot(options);
  const { read, subscribe, set, setFields, change } = snapshot;
  const { check, follow } = createChecks(options, snapshot);

  return {
    read,
    subscribe,
    /** Something happened in a field. */
    hear(event: FieldEvent, name: string, values: FormData): void {
      const state = read().fields[name];
      if (!state) return;
      const value = snapshotText(values, name);
      if (event === 'blur') change(name, leaveField);
      else if (event === 'input' || value !== state.value) {
        change(name, (was) => enterValue(was, value));
      }
      if (!isCheckedOn(event, { mode, isFailing: state.error !== null })) return;
      const at = { values, errors: judge(values) };
      check(name, at);
      follow(name, at);
    },
    /** Checks everything without showing it, including what was typed earlier. */
    lookSilently(values: FormData): void {
      const at = { values, errors: judge(values), isSilent: true };
      for (const name of names) {
        const value = snapshotText(values, name);
        if (read().fields[name]?.value !== value) change(name, (was) => enterValue(was, value));
        check(name, at);
      }
    },
    /** Checks everything visibly; returns the names of failing fields. */
    submit(values: FormData): string[] {
      const at = { values, errors: judge(values) };
      for (const name of names) check(name, at);
      const failed = names.filter((name) => read().fields[name]?.error);
      const formErrors = at.errors[''] ? [at.errors['']] : [];
      set({ isRefused: failed.length + formErrors.length > 0, formErrors });
      return formErrors.length > 0 ? [...failed, ''] : failed;
    },
    hold: (isHeld: boolean): void => set({ isHeld }),
    /** The server's message stays until the field is checked again. */
    adopt(answer: FormAnswer): void {
      set(answered(read(), answer));
      setFields({});
    },
    /** Also discards the results of running slow checks. */
    reset(values: FormData): void {
      const fields = Object.entries(read().fields).map(([name, state]) => {
        return [name, resetField(state, snapshotText(values, name))] as const;
      });
      set({ formErrors: [], isRefused: false, isHeld: false });
      setFields(Object.fromEntries(fields));
      this.lookSilently(values);
    },
  };
}

/** All values of a name as one text, for comparison. */
export function snapshotText(values: FormData, name: string): string {
  return values
    .getAll(name)
    .map((value) => (typeof value === 'string' ? value : textOfFile(value)))
    .join('\n');
}

/** A control without a file sends one without name and bytes: it counts as empty. */
function textOfFile({ name, size }: File): string {
  return name === '' && size === 0 ? '' : `${name} ${size}`;
}

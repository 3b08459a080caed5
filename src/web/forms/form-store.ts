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

/** A form as it is filled in: what happens in its fields, when it is sent, what is answered. It knows no page. */
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
    /** Knows what is valid without showing it; what was typed before is taken in. */
    lookSilently(values: FormData): void {
      const at = { values, errors: judge(values), isSilent: true };
      for (const name of names) {
        const value = snapshotText(values, name);
        if (read().fields[name]?.value !== value) change(name, (was) => enterValue(was, value));
        check(name, at);
      }
    },
    /** Checks everything to be seen; the names of what fails. */
    submit(values: FormData): string[] {
      const at = { values, errors: judge(values) };
      for (const name of names) check(name, at);
      const failed = names.filter((name) => read().fields[name]?.error);
      const formErrors = at.errors[''] ? [at.errors['']] : [];
      set({ isRefused: failed.length + formErrors.length > 0, formErrors });
      return formErrors.length > 0 ? [...failed, ''] : failed;
    },
    hold: (isHeld: boolean): void => set({ isHeld }),
    /** The server's word stands until the field is checked again. */
    adopt(answer: FormAnswer): void {
      set(answered(read(), answer));
      setFields({});
    },
    /** Also drops what slow checks have yet to say. */
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

/** All that a form holds under a name, as one text to compare. */
export function snapshotText(values: FormData, name: string): string {
  return values
    .getAll(name)
    .map((value) => (typeof value === 'string' ? value : textOfFile(value)))
    .join('\n');
}

/** A control without a file sends one that has no name and no bytes: it is empty, as it began. */
function textOfFile({ name, size }: File): string {
  return name === '' && size === 0 ? '' : `${name} ${size}`;
}

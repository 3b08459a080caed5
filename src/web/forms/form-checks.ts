import { beginCheck, endCheck } from './field-state.ts';
import type { FormErrors, FormStoreOptions, Snapshot } from './form-snapshot.ts';

type Judged = { errors: FormErrors; values: FormData; isSilent?: boolean };

/** Checks the fields of a form: first with the schema, then with the slow checks. */
export function createChecks(options: FormStoreOptions, { read, change }: Snapshot) {
  const { slowChecks = {} } = options;
  const names = options.fields.map(({ name }) => name);

  function check(name: string, at: Judged) {
    change(name, beginCheck);
    const run = read().fields[name]?.run ?? 0;
    const end = (error: string | null) =>
      change(name, (state) => endCheck(state, { run, error, isSilent: at.isSilent }));
    const slow = slowChecks[name];
    const error = at.errors[name] ?? null;
    if (slow && error === null) void slow(at.values.getAll(name)).then(end, () => end(null));
    else end(error);
  }

  /** A field that was checked before is checked again with the field it depends on, such as a repeated address. */
  function follow(changed: string, at: Judged): void {
    for (const name of names) {
      const state = read().fields[name];
      const isNews = state?.isValidated && state.error !== (at.errors[name] ?? null);
      if (name !== changed && isNews && !slowChecks[name]) check(name, at);
    }
  }

  return { check, follow };
}

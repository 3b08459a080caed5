import {
  beginCheck,
  endCheck,
  enterValue,
  type FieldState,
  flagsOf,
  leaveField,
  resetField,
  startField,
} from './field-state.ts';
import { type FormFlags, observeFields } from './observe-fields.ts';
import { type FieldEvent, isCheckedOn, type ValidationMode } from './validation-mode.ts';

/** Name of a field that fails → what to say; '' is the form as a whole. */
export type FormErrors = Readonly<Record<string, string>>;

/** What needs time, such as looking into a file. Asked once nothing else is wrong with the field. */
export type SlowCheck = (values: FormDataEntryValue[]) => Promise<string | null>;

export type FormSnapshot = {
  fields: Readonly<Record<string, FieldState>>;
  /** What is wrong with the whole. */
  formErrors: readonly string[];
  /** The last sending was refused, here or by the server. */
  isRefused: boolean;
  /** Sent without a network: it waits here for the person to send it again. */
  isHeld: boolean;
  /** A frame behind the fields, so that a burst of events is one change. */
  flags: FormFlags;
};

/** What a server answers: `submission.reply()`. */
export type FormAnswer = {
  status?: 'error' | 'success';
  initialValue?: Readonly<Record<string, unknown>> | null;
  error?: Readonly<Record<string, readonly string[] | null>> | null;
};

export type FormStoreOptions = {
  /** Each field with whether it may not stay empty, and what it begins with. */
  fields: readonly { name: string; isRequired: boolean; value: string }[];
  mode: ValidationMode;
  judge(values: FormData): FormErrors;
  slowChecks?: Readonly<Record<string, SlowCheck>>;
  answer?: FormAnswer | null;
};

export type FormStore = ReturnType<typeof createFormStore>;

const observerDelayMs = 16;

/** The states of a form's fields, and who wants to hear of them. It knows no page. */
export function createFormStore(options: FormStoreOptions) {
  const { judge, mode, slowChecks = {} } = options;
  const names = options.fields.map(({ name }) => name);
  const listeners = new Set<() => void>();
  let observing: ReturnType<typeof setTimeout> | undefined;
  let snapshot = startForm(options);

  function set(change: Partial<FormSnapshot>): void {
    snapshot = { ...snapshot, ...change };
    for (const tell of listeners) tell();
  }

  function setFields(change: Record<string, FieldState>): void {
    set({ fields: { ...snapshot.fields, ...change } });
    clearTimeout(observing);
    observing = setTimeout(() => set({ flags: observe(snapshot.fields) }), observerDelayMs);
  }

  function change(name: string, step: (state: FieldState) => FieldState): void {
    const state = snapshot.fields[name];
    if (!state) return;
    const next = step(state);
    if (next !== state) setFields({ [name]: next });
  }

  function check(name: string, at: { errors: FormErrors; values: FormData; isSilent?: boolean }) {
    change(name, beginCheck);
    const run = snapshot.fields[name]?.run ?? 0;
    const end = (error: string | null) =>
      change(name, (state) => endCheck(state, { run, error, isSilent: at.isSilent }));
    const slow = slowChecks[name];
    const error = at.errors[name] ?? null;
    if (slow && error === null) void slow(at.values.getAll(name)).then(end, () => end(null));
    else end(error);
  }

  /** What was judged before follows what it depends on, such as a repeated address. */
  function follow(changed: string, at: { errors: FormErrors; values: FormData }): void {
    for (const name of names) {
      const state = snapshot.fields[name];
      const isNews = state?.isValidated && state.error !== (at.errors[name] ?? null);
      if (name !== changed && isNews && !slowChecks[name]) check(name, at);
    }
  }

  return {
    read: () => snapshot,
    subscribe(tell: () => void) {
      listeners.add(tell);
      return () => void listeners.delete(tell);
    },
    /** Something happened in a field. */
    hear(event: FieldEvent, name: string, values: FormData): void {
      const state = snapshot.fields[name];
      if (!state) return;
      const value = textOf(values, name);
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
        const value = textOf(values, name);
        if (snapshot.fields[name]?.value !== value) change(name, (was) => enterValue(was, value));
        check(name, at);
      }
    },
    /** Checks everything to be seen; the names of what fails. */
    submit(values: FormData): string[] {
      const at = { values, errors: judge(values) };
      for (const name of names) check(name, at);
      const failed = names.filter((name) => snapshot.fields[name]?.error);
      const formErrors = at.errors[''] ? [at.errors['']] : [];
      set({ isRefused: failed.length + formErrors.length > 0, formErrors });
      return formErrors.length > 0 ? [...failed, ''] : failed;
    },
    hold(isHeld: boolean): void {
      set({ isHeld });
    },
    /** The server's word stands until the field is checked again. */
    adopt(answer: FormAnswer): void {
      set(answered(snapshot, answer));
      setFields({});
    },
    /** Also drops what slow checks have yet to say. */
    reset(values: FormData): void {
      const fields = Object.entries(snapshot.fields).map(([name, state]) => {
        return [name, resetField(state, textOf(values, name))] as const;
      });
      set({ formErrors: [], isRefused: false, isHeld: false });
      setFields(Object.fromEntries(fields));
      this.lookSilently(values);
    },
  };
}

function startForm({ fields, answer }: FormStoreOptions): FormSnapshot {
  const states = Object.fromEntries(
    fields.map(({ name, ...field }) => [name, startField(field)] as const),
  );
  const start = {
    fields: states,
    formErrors: [],
    isRefused: false,
    isHeld: false,
    flags: observe(states),
  };
  return answer ? answered(start, answer) : start;
}

function answered(snapshot: FormSnapshot, { status, error }: FormAnswer): FormSnapshot {
  if (status !== 'error') return snapshot;
  const fields = Object.entries(snapshot.fields).map(([name, state]) => {
    const asked = beginCheck(state);
    const said = error?.[name]?.[0] ?? null;
    return [name, endCheck(asked, { run: asked.run, error: said })] as const;
  });
  const states = Object.fromEntries(fields);
  const formErrors = error?.[''] ?? [];
  return { fields: states, formErrors, isRefused: true, isHeld: false, flags: observe(states) };
}

function observe(fields: FormSnapshot['fields']): FormFlags {
  return observeFields(Object.values(fields).map(flagsOf));
}

/** All that a form holds under a name, as one text to compare. */
export function textOf(values: FormData, name: string): string {
  return values
    .getAll(name)
    .map((value) => (typeof value === 'string' ? value : textOfFile(value)))
    .join('\n');
}

/** A control without a file sends one that has no name and no bytes: it is empty, as it began. */
function textOfFile({ name, size }: File): string {
  return name === '' && size === 0 ? '' : `${name} ${size}`;
}

import { beginCheck, endCheck, type FieldState, flagsOf, startField } from './field-state.ts';
import { type FormFlags, observeFields } from './observe-fields.ts';
import type { ValidationMode } from './validation-mode.ts';

/** Name of a failing field → message; '' is the form as a whole. */
export type FormErrors = Readonly<Record<string, string>>;

/** Slow checks, such as inspecting a file. Called once nothing else is wrong with the field. */
export type SlowCheck = (values: FormDataEntryValue[]) => Promise<string | null>;

export type FormSnapshot = {
  fields: Readonly<Record<string, FieldState>>;
  /** What is wrong with the form as a whole. */
  formErrors: readonly string[];
  /** The last submission was refused, here or by the server. */
  isRefused: boolean;
  /** Sent without a network: it stays here until the person sends it again. */
  isHeld: boolean;
  /** Updated once per frame, so that a burst of events is one change. */
  flags: FormFlags;
};

/** A server's answer: `submission.reply()`. */
export type FormAnswer = {
  status?: 'error' | 'success';
  initialValue?: Readonly<Record<string, unknown>> | null;
  error?: Readonly<Record<string, readonly string[] | null>> | null;
};

export type FormStoreOptions = {
  /** Each field with whether it is required, and its initial value. */
  fields: readonly { name: string; isRequired: boolean; value: string }[];
  mode: ValidationMode;
  judge(values: FormData): FormErrors;
  slowChecks?: Readonly<Record<string, SlowCheck>>;
  answer?: FormAnswer | null;
};

const observerDelayMs = 16;

/** The states of a form's fields, and its subscribers. */
export function createSnapshot(options: FormStoreOptions) {
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

  return {
    read: () => snapshot,
    subscribe(tell: () => void) {
      listeners.add(tell);
      return () => void listeners.delete(tell);
    },
    set,
    setFields,
    change,
  };
}

export type Snapshot = ReturnType<typeof createSnapshot>;

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

/** The state after a server's answer. */
export function answered(snapshot: FormSnapshot, { status, error }: FormAnswer): FormSnapshot {
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

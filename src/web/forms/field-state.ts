/** What is known of one field. Every step makes a new one: no field changes behind a page's back. */
export type FieldState = {
  readonly initial: string;
  readonly value: string;
  readonly isTouched: boolean;
  readonly isDirty: boolean;
  readonly isRequired: boolean;
  /** Null until somebody has looked, be it silently. */
  readonly isValid: boolean | null;
  /** Looked at for the person to see, with this message where it failed. */
  readonly isValidated: boolean;
  readonly error: string | null;
  readonly isPending: boolean;
  /** Counts the checks, so that the answer to an older one is known as that. */
  readonly run: number;
};

export type FieldFlags = Record<
  | 'touched'
  | 'untouched'
  | 'dirty'
  | 'pristine'
  | 'valid'
  | 'invalid'
  | 'validated'
  | 'pending'
  | 'required'
  | 'changed'
  | 'passed'
  | 'failed',
  boolean
>;

export function startField(given: { value: string; isRequired: boolean }): FieldState {
  return {
    initial: given.value,
    value: given.value,
    isRequired: given.isRequired,
    isTouched: false,
    isDirty: false,
    isValid: null,
    isValidated: false,
    error: null,
    isPending: false,
    run: 0,
  };
}

export function enterValue(state: FieldState, value: string): FieldState {
  return { ...state, value, isDirty: true };
}

export function leaveField(state: FieldState): FieldState {
  return { ...state, isTouched: true };
}

export function beginCheck(state: FieldState): FieldState {
  return { ...state, isPending: true, run: state.run + 1 };
}

export type Verdict = {
  /** The check that this answers. */
  run: number;
  error: string | null;
  /** Nothing is shown: only valid and invalid are set. */
  isSilent?: boolean;
};

/** The answer to a check; one to an older check, or to one before a reset, changes nothing. */
export function endCheck(state: FieldState, { run, error, isSilent }: Verdict): FieldState {
  if (run !== state.run || !state.isPending) return state;
  const judged = { ...state, isPending: false, isValid: error === null };
  return isSilent ? judged : { ...judged, isValidated: true, error };
}

/** Untouched, pristine and not validated; what the field holds now is what it began with. */
export function resetField(state: FieldState, value = state.value): FieldState {
  return { ...startField({ value, isRequired: state.isRequired }), run: state.run + 1 };
}

export function flagsOf(state: FieldState): FieldFlags {
  const { isTouched, isDirty, isValid, isValidated } = state;
  return {
    touched: isTouched,
    untouched: !isTouched,
    dirty: isDirty,
    pristine: !isDirty,
    valid: isValid === true,
    invalid: isValid === false,
    validated: isValidated,
    pending: state.isPending,
    required: state.isRequired,
    changed: state.value !== state.initial,
    passed: isValidated && isValid === true,
    failed: isValidated && isValid === false,
  };
}

const classes = {
  touched: 'is-touched',
  untouched: 'is-untouched',
  dirty: 'is-dirty',
  pristine: 'is-pristine',
  passed: 'is-valid',
  failed: 'is-invalid',
} as const satisfies Partial<Record<keyof FieldFlags, string>>;

/** How a field stands, as classes ("is-touched is-dirty"); a verdict shows once it was asked for. */
export function flagClasses(flags: FieldFlags): string {
  // The keys of an object that is written out above.
  const names = Object.keys(classes) as (keyof typeof classes)[];
  return names
    .filter((flag) => flags[flag])
    .map((flag) => classes[flag])
    .join(' ');
}

/** The state of one field, immutable: every step returns a new one. */
export type FieldState = {
  readonly initial: string;
  readonly value: string;
  readonly isTouched: boolean;
  readonly isDirty: boolean;
  readonly isRequired: boolean;
  /** Null until it was checked, even silently. */
  readonly isValid: boolean | null;
  /** Checked visibly, with this message if it failed. */
  readonly isValidated: boolean;
  readonly error: string | null;
  readonly isPending: boolean;
  /** Counts the checks, so that the result of an older one is recognized. */
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
  /** The check that this result belongs to. */
  run: number;
  error: string | null;
  /** Shows nothing: only sets valid and invalid. */
  isSilent?: boolean;
};

/** Applies the result of a check; one of an older check, or from before a reset, is ignored. */
export function endCheck(state: FieldState, { run, error, isSilent }: Verdict): FieldState {
  if (run !== state.run || !state.isPending) return state;
  const judged = { ...state, isPending: false, isValid: error === null };
  return isSilent ? judged : { ...judged, isValidated: true, error };
}

/** Untouched, pristine and not validated; the current value becomes the initial one. */
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

/** The state of a field as classes ("is-touched is-dirty"); valid and invalid only after a visible check. */
export function flagClasses(flags: FieldFlags): string {
  // The keys of an object literal above.
  const names = Object.keys(classes) as (keyof typeof classes)[];
  return names
    .filter((flag) => flags[flag])
    .map((flag) => classes[flag])
    .join(' ');
}

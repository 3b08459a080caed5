import { expect, test, vi } from 'vitest';
import { flagsOf } from './field-state.ts';
import type { FormStoreOptions } from './form-snapshot.ts';
import { createFormStore } from './form-store.ts';
import type { FieldEvent, ValidationMode } from './validation-mode.ts';

/** A form with an address and its repetition. */
function openForm(options: Partial<FormStoreOptions> = {}) {
  const field = { isRequired: true, value: '' };
  return createFormStore({
    fields: [
      { ...field, name: 'email' },
      { ...field, name: 'again' },
    ],
    mode: 'aggressive',
    judge(values) {
      const [email, again] = [values.get('email'), values.get('again')];
      return {
        ...(String(email).includes('@') ? {} : { email: 'A valid email is required' }),
        ...(again === email ? {} : { again: 'It does not match' }),
      };
    },
    ...options,
  });
}

function typed(values: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ email: '', again: '', ...values })) {
    form.set(name, value);
  }
  return form;
}

/** The message next to the field after these events: "-" for none. */
function sayings(mode: ValidationMode, events: readonly [FieldEvent, string][]) {
  const store = openForm({ mode });
  return events.map(([event, email]) => {
    store.hear(event, 'email', typed({ email }));
    return store.read().fields.email?.error ? 'said' : '-';
  });
}

const events: [FieldEvent, string][] = [
  ['input', 'a'],
  ['change', 'a'],
  ['input', 'a@'],
  ['blur', 'a@'],
  ['input', 'a'],
  ['blur', 'a'],
  ['input', 'a@'],
];

test.each<[ValidationMode, string[]]>([
  ['aggressive', ['said', 'said', '-', '-', 'said', 'said', '-']],
  // Nothing is shown until the field is left; a message disappears while typing.
  ['eager', ['-', 'said', '-', '-', '-', 'said', '-']],
  ['lazy', ['-', 'said', 'said', '-', '-', 'said', 'said']],
  ['passive', ['-', '-', '-', '-', '-', '-', '-']],
])('%s checks at its own moments', (mode, expected) => {
  expect(sayings(mode, events)).toEqual(expected);
});

test('whatever the mode, sending checks everything', () => {
  for (const mode of ['aggressive', 'eager', 'lazy', 'passive'] as const) {
    const store = openForm({ mode });
    expect(store.submit(typed({ email: 'a', again: 'b' }))).toEqual(['email', 'again']);
    expect(store.read()).toMatchObject({ isRefused: true });
    expect(store.submit(typed({ email: 'a@b', again: 'a@b' }))).toEqual([]);
    expect(store.read()).toMatchObject({ isRefused: false });
  }
});

test('a field that was checked follows the one it depends on', () => {
  const store = openForm();
  store.hear('input', 'again', typed({ email: 'a@b', again: 'a@b' }));
  expect(store.read().fields.again?.error).toBeNull();
  store.hear('input', 'email', typed({ email: 'a@bc', again: 'a@b' }));
  expect(store.read().fields.again?.error).toBe('It does not match');
});

test('a silent look says nothing, knows what is valid and takes in what was typed before', () => {
  const store = openForm();
  store.lookSilently(typed({ email: 'a@b' }));
  const { email, again } = store.read().fields;
  expect(email && flagsOf(email)).toMatchObject({ valid: true, validated: false, dirty: true });
  expect(again && flagsOf(again)).toMatchObject({ invalid: true, failed: false, pristine: true });
  expect(again?.error).toBeNull();
});

test('a file control that nobody used is pristine, and so is its form; a chosen file is not', () => {
  vi.useFakeTimers();
  const store = openForm({ fields: [{ name: 'photo', isRequired: false, value: '' }] });
  const form = new FormData();
  // What a browser sends for a file control without a file.
  form.set('photo', new File([], '', { type: 'application/octet-stream' }));
  store.lookSilently(form);
  vi.advanceTimersByTime(16);
  const { photo } = store.read().fields;
  expect(photo && flagsOf(photo)).toMatchObject({
    untouched: true,
    pristine: true,
    changed: false,
  });
  expect(store.read().flags).toMatchObject({ pristine: true, dirty: false, changed: false });
  form.set('photo', new File([], 'empty.jpg'));
  store.hear('change', 'photo', form);
  vi.advanceTimersByTime(16);
  expect(store.read().flags).toMatchObject({ pristine: false, dirty: true, changed: true });
  vi.useRealTimers();
});

test('a slow check that comes late is dropped for the newer one', async () => {
  const answers: ((error: string | null) => void)[] = [];
  const slow = () => new Promise<string | null>((resolve) => answers.push(resolve));
  const store = openForm({ slowChecks: { email: slow } });
  store.hear('input', 'email', typed({ email: 'a@b' }));
  store.hear('input', 'email', typed({ email: 'a@bc' }));
  expect(store.read().fields.email).toMatchObject({ isPending: true });
  answers[1]?.(null);
  answers[0]?.('Taken');
  await vi.waitFor(() => expect(store.read().fields.email).toMatchObject({ isPending: false }));
  expect(store.read().fields.email?.error).toBeNull();
});

test('a reset takes back what was said and what is being found out', async () => {
  const slow = () => Promise.resolve('Taken');
  const store = openForm({ slowChecks: { email: slow } });
  store.submit(typed({ email: 'a@b', again: 'x' }));
  store.reset(typed({}));
  await Promise.resolve();
  const { fields, isRefused } = store.read();
  expect(isRefused).toBe(false);
  expect(fields.again && flagsOf(fields.again)).toMatchObject({
    untouched: true,
    pristine: true,
    validated: false,
  });
  expect(fields.email?.error).toBeNull();
});

test('the server’s word stands beside its field until that is checked again', () => {
  const answer = { status: 'error', error: { email: ['Known already'], '': ['Not now'] } } as const;
  const store = openForm({ answer });
  expect(store.read().fields.email?.error).toBe('Known already');
  expect(store.read().formErrors).toEqual(['Not now']);
  store.hear('input', 'email', typed({ email: 'a@b' }));
  expect(store.read().fields.email?.error).toBeNull();
});

test('the form’s flags follow 16 ms after its fields, once for a burst', () => {
  vi.useFakeTimers();
  try {
    const store = openForm();
    let changes = 0;
    store.subscribe(() => {
      if (store.read().flags.dirty) changes += 1;
    });
    for (const email of ['a', 'a@', 'a@b']) store.hear('input', 'email', typed({ email }));
    expect(store.read().flags).toMatchObject({ dirty: false, pristine: true });
    vi.advanceTimersByTime(15);
    expect(changes).toBe(0);
    vi.advanceTimersByTime(1);
    expect(changes).toBe(1);
    expect(store.read().flags).toMatchObject({ dirty: true, pristine: false, validated: false });
  } finally {
    vi.useRealTimers();
  }
});

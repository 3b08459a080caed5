import { expect, test } from 'vitest';
import {
  beginCheck,
  endCheck,
  enterValue,
  type FieldState,
  flagClasses,
  flagsOf,
  leaveField,
  resetField,
  startField,
} from './field-state.ts';

const fresh = startField({ value: '', isRequired: true });

function checked(state: FieldState, error: string | null, isSilent = false): FieldState {
  const asked = beginCheck(state);
  return endCheck(asked, { run: asked.run, error, isSilent });
}

/** The names of the flags that are set. */
function held(state: FieldState): string {
  const flags = Object.entries(flagsOf(state));
  return flags.flatMap(([name, holds]) => (holds ? [name] : [])).join(' ');
}

test.each<[string, FieldState, string]>([
  ['a new field', fresh, 'untouched pristine required'],
  ['an optional one', startField({ value: '', isRequired: false }), 'untouched pristine'],
  ['typing', enterValue(fresh, 'a'), 'untouched dirty required changed'],
  ['typing back what was there', enterValue(fresh, ''), 'untouched dirty required'],
  ['leaving', leaveField(fresh), 'touched pristine required'],
  ['a check on its way', beginCheck(fresh), 'untouched pristine pending required'],
  [
    'a check that passes',
    checked(fresh, null),
    'untouched pristine valid validated required passed',
  ],
  ['one that fails', checked(fresh, 'No'), 'untouched pristine invalid validated required failed'],
  ['a silent one that passes', checked(fresh, null, true), 'untouched pristine valid required'],
  ['a silent one that fails', checked(fresh, 'No', true), 'untouched pristine invalid required'],
  [
    'a reset',
    resetField(leaveField(checked(enterValue(fresh, 'a'), 'No'))),
    'untouched pristine required',
  ],
])('%s: %s', (_, state, flags) => expect(held(state)).toBe(flags));

test('a silent check shows no message', () => {
  expect(checked(fresh, 'No', true).error).toBeNull();
  expect(checked(fresh, 'No').error).toBe('No');
});

test('the answer to an older check is dropped', () => {
  const first = beginCheck(fresh);
  const second = beginCheck(enterValue(first, 'ab'));
  const late = endCheck(second, { run: first.run, error: 'Too short' });
  expect(late).toBe(second);
  expect(held(endCheck(late, { run: second.run, error: null }))).toContain('passed');
});

test('a check that a reset has overtaken is dropped', () => {
  const asked = beginCheck(fresh);
  const reset = resetField(asked);
  expect(endCheck(reset, { run: asked.run, error: 'No' })).toBe(reset);
});

test('after a reset, what the field holds is what it began with', () => {
  const kept = resetField(enterValue(fresh, 'Ann'));
  expect(flagsOf(kept).changed).toBe(false);
  expect(flagsOf(enterValue(kept, '')).changed).toBe(true);
});

test('six flags are classes; a verdict only once it was asked for', () => {
  expect(flagClasses(flagsOf(fresh))).toBe('is-untouched is-pristine');
  expect(flagClasses(flagsOf(checked(fresh, 'No', true)))).toBe('is-untouched is-pristine');
  expect(flagClasses(flagsOf(leaveField(checked(enterValue(fresh, 'a'), null))))).toBe(
    'is-touched is-dirty is-valid',
  );
});

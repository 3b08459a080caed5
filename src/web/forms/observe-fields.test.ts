import { expect, test } from 'vitest';
import {
  beginCheck,
  endCheck,
  enterValue,
  flagsOf,
  leaveField,
  startField,
} from './field-state.ts';
import { observeFields } from './observe-fields.ts';

const fresh = startField({ value: '', isRequired: false });
const asked = beginCheck(leaveField(enterValue(fresh, 'a')));
const passed = endCheck(asked, { run: 1, error: null });
const failed = endCheck(asked, { run: 1, error: 'No' });

function heldBy(...states: (typeof fresh)[]): string {
  const flags = Object.entries(observeFields(states.map(flagsOf)));
  return flags.flatMap(([name, holds]) => (holds ? [name] : [])).join(' ');
}

test('every field must be pristine, untouched, valid, validated, passed; one is enough for the rest', () => {
  expect(heldBy(fresh, fresh)).toBe('untouched pristine');
  expect(heldBy(fresh, asked)).toBe('touched dirty pending changed');
  expect(heldBy(passed, passed)).toBe('touched dirty valid validated changed passed');
  expect(heldBy(passed, failed)).toBe('touched dirty invalid validated changed failed');
  expect(heldBy(passed, fresh)).toBe('touched dirty changed');
});

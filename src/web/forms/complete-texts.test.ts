import { expect, test } from 'vitest';
import { completeTexts } from './complete-texts.ts';

function completed(fields: Record<string, string>): Record<string, unknown> {
  const form = new FormData();
  for (const [name, text] of Object.entries(fields)) form.set(name, text);
  completeTexts(form);
  return Object.fromEntries(form);
}

test('a text that was not asked for says the same in the language that is off', () => {
  expect(completed({ 'name-en': 'Bay 1', kind: 'bay' })).toEqual({
    'name-en': 'Bay 1',
    'name-es': 'Bay 1',
    kind: 'bay',
  });
});

test('what was sent in a language stays, empty or not', () => {
  const sent = {
    'name-en': 'Bay 1',
    'name-es': 'Bahía 1',
    'q0-label-en': 'Why?',
    'q0-label-es': '',
  };
  expect(completed(sent)).toEqual(sent);
});

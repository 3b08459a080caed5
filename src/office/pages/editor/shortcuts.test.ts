import { expect, test } from 'vitest';
import { shortcutOf } from './shortcuts.ts';

const none = { ctrl: false, shift: false, alt: false };

test.each([
  [{ ...none, key: 'z', ctrl: true }, 'undo'],
  [{ ...none, key: 'Z', ctrl: true, shift: true }, 'redo'],
  [{ ...none, key: 'y', ctrl: true }, 'redo'],
  [{ ...none, key: 's', ctrl: true }, 'save'],
  [{ ...none, key: 'ArrowUp', alt: true }, 'up'],
  [{ ...none, key: 'Delete' }, 'remove'],
])('%j means %s', (keys, shortcut) => {
  expect(shortcutOf(keys)).toBe(shortcut);
});

test.each([
  { ...none, key: 'z' },
  { ...none, key: 'ArrowUp' },
  { ...none, key: 'Backspace' },
  { ...none, key: 'z', ctrl: true, alt: true },
  { ...none, key: 'c', ctrl: true, shift: true },
])('%j is the browser’s', (keys) => {
  expect(shortcutOf(keys)).toBeNull();
});

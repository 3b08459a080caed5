import fc from 'fast-check';
import { expect, test } from 'vitest';
import { phoneDigits } from '#src/lib/rules.ts';
import { maskPhone, type Typed } from './phone-mask.ts';

/** Simulates typing into a field: text, Backspace "⌫", Delete "⌦", "←" and "→"; the caret is shown as "|". */
function use(keys: string, start: Typed = { text: '', caret: 0 }): string {
  let { text, caret } = start;
  for (const key of keys) {
    const before = text;
    if (key === '←' || key === '→') {
      caret = Math.max(0, Math.min(text.length, caret + (key === '←' ? -1 : 1)));
      continue;
    }
    let now: Typed = { text: text.slice(0, caret) + key + text.slice(caret), caret: caret + 1 };
    if (key === '⌫') {
      now = {
        text: text.slice(0, Math.max(0, caret - 1)) + text.slice(caret),
        caret: Math.max(0, caret - 1),
      };
    }
    if (key === '⌦') now = { text: text.slice(0, caret) + text.slice(caret + 1), caret };
    ({ text, caret } = maskPhone(now, { before, isForward: key === '⌦' }));
  }
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
}

test.each([
  ['480', '480|'],
  ['4807', '(480) 7|'],
  ['480777', '(480) 777|'],
  ['4807777', '(480) 777-7|'],
  ['4807777700', '(480) 777-7700|'],
  ['14807777700', '1 (480) 777-7700|'],
  ['+14807777700', '+1 (480) 777-7700|'],
  // More digits than a number has: left as they are, never truncated.
  ['48077777001', '48077777001|'],
  ['+442071838750', '+442071838750|'],
])('typed %s: %s', (keys, expected) => expect(use(keys)).toBe(expected));

test.each([
  ['across the dash', '4807777⌫', '(480) 777|'],
  ['across the bracket', '4807⌫', '480|'],
  ['the dash itself takes the digit before it', '4807777←⌫', '(480) 77|7'],
  ['the space after the bracket', '4807777←←←←←⌫', '(48|7) 777'],
  ['Delete on the bracket takes the digit after it', '4807777←←←←←←⌦', '(480|) 777'],
  ['to the very beginning', '4807777⌫⌫⌫⌫⌫⌫⌫⌫', '|'],
])('erasing %s', (_, keys, expected) => expect(use(keys)).toBe(expected));

test('a digit put in the middle leaves the caret behind it', () => {
  expect(use('480777770←←←5')).toBe('(480) 777-5|770');
});

test.each([
  ['rosa@example.com', 'rosa@example.com|'],
  ['4807truck@example.com', '4807truck@example.com|'],
  ['480777770a', '480777770a|'],
  ['555-gus@example.com', '555-gus@example.com|'],
  ['a4807777700', 'a4807777700|'],
])('an address is left as it is typed: %s', (keys, expected) => expect(use(keys)).toBe(expected));

test.each([
  ['480-777-7700', '(480) 777-7700|'],
  ['480.777.7700', '(480) 777-7700|'],
  ['(480) 777-7700', '(480) 777-7700|'],
  ['480 777 77', '480 777 77|'],
])('separators of the person’s own: %s', (keys, expected) => expect(use(keys)).toBe(expected));

test.each([
  ['+1 480 777 7700', '+1 (480) 777-7700'],
  ['1-480-777-7700', '1 (480) 777-7700'],
  ['480.777.7700', '(480) 777-7700'],
  ['4807777700', '(480) 777-7700'],
  ['rosa@example.com', 'rosa@example.com'],
  ['ext. 4', 'ext. 4'],
])('pasted or filled in at once: %s', (text, expected) => {
  const caret = text.length;
  expect(maskPhone({ text, caret }, { before: '' })).toEqual({
    text: expected,
    caret: expected.length,
  });
});

test('whatever is typed, no letter or digit of it is lost and the caret stays in the text', () => {
  const key = fc.constantFrom(...'0123456789+-. ()a@');
  fc.assert(
    fc.property(fc.array(key, { maxLength: 16 }), (keys) => {
      const shown = use(keys.join(''));
      const kept = (text: string) => text.replace(/[^\da-z@]/g, '');
      expect(kept(shown)).toBe(kept(keys.join('')));
    }),
  );
});

test('what the mask shows is the same number to the rule', () => {
  const digit = fc.constantFrom(...'0123456789');
  fc.assert(
    fc.property(fc.array(digit, { minLength: 9, maxLength: 12 }), (digits) => {
      const text = digits.join('');
      expect(phoneDigits(use(text).replace('|', ''))).toBe(phoneDigits(text));
    }),
  );
});

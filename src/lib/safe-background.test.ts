import { expect, test } from 'vitest';
import { safeBackground } from './safe-background.ts';

test.each([
  '#0008',
  'rgb(0 0 0 / 50%)',
  'linear-gradient(180deg, transparent, oklch(0.2 0.02 40 / 0.6) 80%)',
  'rgba(20, 16, 14, 0.4)',
])('%s is a shade', (value) => {
  expect(safeBackground(value)).toBe(value);
});

test.each([
  'url(//evil.example/a.png)',
  'u\\72l(//evil.example)',
  'image-set("a.png" 1x)',
  'IMAGE("a.png")',
  'red;position:fixed',
  'red}body{display:none',
  '@import "x"',
  'cross-fade(a, b)',
  '',
])('%j is none', (value) => {
  expect(safeBackground(value)).toBe('');
});

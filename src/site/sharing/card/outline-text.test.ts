import { expect, test } from 'vitest';
import { fittingSize, outlineText, type TextLook, textWidth } from './outline-text.ts';

const look: TextLook = { font: 'display', size: 100, fill: '#000' };

test('each letter is an outline, and nothing asks for a font', () => {
  const drawn = outlineText('F-150', { x: 10, y: 20 }, look);
  expect(drawn.match(/<path /g)).toHaveLength(5);
  expect(drawn).not.toMatch(/<text|font-family/);
});

test('widths are those of the font, pairs that stand closer included', () => {
  expect(textWidth('1', look)).toBe(27.4);
  expect(textWidth('AV', look)).toBeLessThan(textWidth('A', look) + textWidth('V', look));
});

test('words too long for their room become smaller, never larger', () => {
  expect(fittingSize('1', look, 1000)).toBe(100);
  const size = fittingSize('1111', look, 50);
  expect(textWidth('1111', { ...look, size })).toBeCloseTo(50);
});

test('Spanish is written too, and a letter that the fonts lack leaves a gap', () => {
  expect(outlineText('áñ¿', { x: 0, y: 0 }, look).match(/<path /g)).toHaveLength(3);
  expect(outlineText('a漢b', { x: 0, y: 0 }, look).match(/<path /g)).toHaveLength(2);
});

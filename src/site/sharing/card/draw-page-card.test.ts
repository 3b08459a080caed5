import { expect, test } from 'vitest';
import { drawPageCard } from './draw-page-card.ts';

const lines = (title: string) =>
  drawPageCard({ title, shopName: 'Ironwood' }).match(/<g fill="#2a211c"/g)?.length ?? 0;

test('a title takes the lines that it needs, three at most, and the shop stands below', () => {
  expect(lines('Careers')).toBe(2);
  expect(lines('Lift kits, measured before and after on our own rack')).toBe(3);
  expect(lines('Every word of a title that nobody would ever write so long '.repeat(6))).toBe(4);
});

test('nothing of a title is text or markup of the picture', () => {
  const svg = drawPageCard({ title: '<script>"&', shopName: '<b>' });
  expect(svg).not.toMatch(/<(text|script|b)[ >]/);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { brandSchema, contrastOf } from '#src/domain/brand/index.ts';
import { cardColors } from './card-colors.ts';
import { cardLook } from './card-look.ts';
import { drawPageCard } from './draw-page-card.ts';

const address = { street: '', city: '', region: 'ID', postalCode: '', country: 'US' };
const lookNamed = (name: string, brand = {}) =>
  cardLook({ name, brand: brandSchema.parse(brand), address });

const lines = (title: string) =>
  drawPageCard({ title, look: lookNamed('Ironwood') }).match(/<g fill="#2a211c"/g)?.length ?? 0;

test('a title takes the lines that it needs, three at most, and the shop stands below', () => {
  expect(lines('Careers')).toBe(2);
  expect(lines('Lift kits, measured before and after on our own rack')).toBe(3);
  expect(lines('Every word of a title that nobody would ever write so long '.repeat(6))).toBe(4);
});

test('nothing of a title is text or markup of the picture', () => {
  const svg = drawPageCard({ title: '<script>"&', look: lookNamed('<b>') });
  expect(svg).not.toMatch(/<(text|script|b)[ >]/);
});

test('a brand gives the picture its colors and its logo, and a shop outside Arizona has no saguaros', () => {
  const data = '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30"/>';
  const logo = { kind: 'picture', type: 'svg', data, widthPx: 90, heightPx: 30 };
  const colors = { accent: '#1f6f78', ink: '#1d2a33' };
  const svg = drawPageCard({ title: 'Careers', look: lookNamed('Granite Peak', { colors, logo }) });
  expect(svg).toContain('stroke="#1f6f78"');
  expect(svg).toContain('width="234" height="78"');
  expect(svg).not.toMatch(/#a9653a|#f3d4a4|stroke-linecap/);
  const inArizona = cardLook({
    ...{ name: 'X', brand: brandSchema.parse({}) },
    address: { ...address, region: 'AZ' },
  });
  expect(drawPageCard({ title: 'Careers', look: inArizona })).toContain('stroke-linecap');
});

const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);

test('words are readable on sky and ground of a picture, whatever the colors', () => {
  fc.assert(
    fc.property(hex, hex, (accent, ink) => {
      const { ink: words, sky, sun, ground } = cardColors({ accent, ink });
      for (const color of [...sky, sun, ground]) {
        expect(contrastOf(words, color)).toBeGreaterThanOrEqual(4.5);
      }
    }),
    { numRuns: 200 },
  );
});

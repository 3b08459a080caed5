import sharp from 'sharp';
import { expect, test } from 'vitest';
import { WHEEL_DESIGNS, WHEEL_FINISHES } from '../wheel-designs.ts';
import { drawWheel } from './draw-wheel.ts';

const tire = { diameterIn: 35, sectionIn: 12.5, tread: 'M/T', label: '35×12.50R17' } as const;
const rim = { diameterIn: 17, widthIn: 9, offsetMm: -12 };

test.each(WHEEL_DESIGNS)('%s draws in every finish as valid SVG', async (design) => {
  const drawings = WHEEL_FINISHES.map((finish) =>
    drawWheel({ wheel: { ...rim, design, finish }, tire, sizePx: 120 }),
  );
  expect(new Set(drawings.map(({ svg }) => svg)).size).toBe(WHEEL_FINISHES.length);
  for (const { svg } of drawings) {
    expect(svg).not.toMatch(/NaN|undefined| style=/);
    await expect(sharp(Buffer.from(svg)).metadata()).resolves.toMatchObject({ width: 120 });
  }
});

test('a row of wheels can share one scale', () => {
  const wheel = { ...rim, design: 'mesa', finish: 'bronze' } as const;
  const shared = { wheel, sizePx: 120, fullSizeIn: 37 };
  const big = drawWheel({ ...shared, tire: { ...tire, diameterIn: 37 } });
  const small = drawWheel({ ...shared, tire: { ...tire, diameterIn: 33 } });
  expect(small.scalePxPerIn).toBe(big.scalePxPerIn);
  expect(small.id).not.toBe(big.id);
});

test('a wheel without a tire stands in a thin sidewall without lettering', () => {
  const wheel = { ...rim, design: 'kiva', finish: 'machined' } as const;
  const { svg } = drawWheel({ wheel, sizePx: 120 });
  expect(svg).not.toContain('<textPath');
});

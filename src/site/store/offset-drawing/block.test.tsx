import { expect, test } from 'vitest';
import catalogFile from '#src/db/seeds/demo/catalog.json' with { type: 'json' };
import { parseCatalogSeed } from '#src/domain/catalog/index.ts';
import { renderBlok, renderExample } from '#tests/render-blok.tsx';
import { chooseOffsets } from './choose-offsets.ts';
import { examples } from './examples.ts';
import { centerIn, sectionFrame } from './section-frame.ts';

const { wheels, wheelLines } = parseCatalogSeed(catalogFile);
const offsetsOf = (lineId: string) =>
  chooseOffsets(wheels.filter((wheel) => wheel.lineId === lineId));

test('a line shows real wheels with its own offsets, the innermost first', () => {
  expect(offsetsOf('vantrel-quoin').map(({ offsetMm }) => offsetMm)).toEqual([25, 18, 0]);
  expect(offsetsOf('basaltline-corbel').map(({ offsetMm }) => offsetMm)).toEqual([18, 0, -18]);
  expect(offsetsOf('orrery-astrolabe').map(({ offsetMm }) => offsetMm)).toEqual([-44, -76]);
});

test('offsets are compared in one size where the line has one', () => {
  const sizes = offsetsOf('vantrel-quoin').map(({ diameterIn, widthIn }) => diameterIn * widthIn);
  expect(new Set(sizes).size).toBe(1);
  for (const { lineId } of wheelLines) {
    const offsets = offsetsOf(lineId).map(({ offsetMm }) => offsetMm);
    expect(new Set(offsets).size, lineId).toBe(offsets.length);
  }
});

test('positive offset puts the middle of the wheel inboard of the mounting face', () => {
  const wheel = { backspacingIn: 5.73, outsideIn: 3.77 };
  expect(centerIn({ ...sectionOf(25), ...wheel })).toBeCloseTo(25 / 25.4, 1);
});

test('the frame has room for the widest wheel and tire on both sides', () => {
  const deep = { ...sectionOf(-76), backspacingIn: 4.51, outsideIn: 10.49 };
  const frame = sectionFrame([sectionOf(0), deep]);
  expect(frame.left).toBeLessThan(-10.49);
  expect(frame.right).toBeGreaterThan(4.75);
  expect(frame.top).toBeLessThan(-16);
});

test('each section says in words what it shows', () => {
  const html = examples[0] ? renderExample(examples[0]) : '';
  expect(html).toContain('17x8.5 wheel with +25 mm offset: backspacing 5.73 inches');
  expect(html).toContain('0.98 in further out');
});

test('a line without wheels has no section', () => {
  expect(renderBlok({ component: 'offset-drawing' }, { wheels: [] })).toBe('');
});

function sectionOf(offsetMm: number) {
  return {
    diameterIn: 17,
    widthIn: 8.5,
    offsetMm,
    backspacingIn: 4.75,
    outsideIn: 4.75,
    pokeIn: 0,
    tire: { size: 'LT285/70R17', diameterIn: 32.7, sectionIn: 11.5 },
  };
}

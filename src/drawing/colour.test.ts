import { converter } from 'culori';
import { expect, test } from 'vitest';
import { lightness, mix, tone } from './colour.ts';

test('the ends of a mix are the colours themselves', () => {
  expect(mix('#2c5075', '#ffffff', 0)).toBe('#2c5075');
  expect(mix('#2c5075', '#b4481c', 1)).toBe('#b4481c');
});

test('tone lightens and darkens evenly to the eye', () => {
  const blue = lightness('#2c5075');
  const up = lightness(tone('#2c5075', 0.5)) - blue;
  const white = lightness('#fff3df') - blue;
  expect(up / white).toBeCloseTo(0.5, 1);
  expect(lightness(tone('#2c5075', -0.5))).toBeLessThan(blue);
});

const oklch = converter('oklch');
const vivid = ['#b3201d', '#27507f', '#b4531d', '#2b4a3c'];

test.for(vivid)('%s keeps its hue in light and in shade', (hex) => {
  const { h: hue = 0 } = oklch(hex) ?? {};
  for (const share of [-0.5, -0.2, 0.2, 0.5]) {
    const toned = oklch(tone(hex, share));
    expect(Math.abs((toned?.h ?? 0) - hue)).toBeLessThan(9);
  }
});

import { expect, test } from 'vitest';
import { faultsOf } from '#tests/drawing/well-formed.ts';
import { splashPixels, splashScreens } from './app-pictures.ts';
import { renderAppIcon, renderSplash } from './logo.ts';

const look = { accent: '#bf430b', ink: '#211713', picture: null, letters: null };

test('the app icon is one well-formed drawing, of the size that is asked for', () => {
  expect(faultsOf(renderAppIcon(look))).toEqual([]);
  expect(renderAppIcon(look, 192)).toContain('viewBox="0 0 512 512" width="192" height="192"');
});

test.each(splashScreens.map(splashPixels))(
  'a screen of $width × $height opens with the mark',
  (size) => {
    const svg = renderSplash(look, size);
    expect(faultsOf(svg)).toEqual([]);
    expect(svg).toContain(`width="${size.width}" height="${size.height}"`);
    const [, left = 0, scale = 0] = (
      /translate\(([\d.]+) [\d.]+\) scale\(([\d.]+)\)/.exec(svg) ?? []
    ).map(Number);
    expect(left + 20 * scale).toBeCloseTo(size.width / 2);
  },
);

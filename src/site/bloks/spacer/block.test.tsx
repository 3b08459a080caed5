import { expect, test } from 'vitest';
import { renderBlok } from '#tests/render-blok.tsx';

test('the room is exactly as high as the editor says, in px', () => {
  expect(renderBlok({ component: 'spacer', margin: 37 })).toContain('height="37"');
  expect(renderBlok({ component: 'spacer', margin: '48' })).toContain('height="48"');
});

test('it says nothing to a screen reader and carries no style attribute', () => {
  const html = renderBlok({ component: 'spacer', margin: 37 });
  expect(html).toContain('aria-hidden="true"');
  expect(html).not.toContain('style=');
});

test('without a sensible margin there is no room', () => {
  for (const margin of [undefined, -5, 'wide', 9000]) {
    expect(renderBlok({ component: 'spacer', margin })).toBe('');
  }
});

import { expect, test } from 'vitest';
import { renderBlok } from '#tests/render-blok.tsx';

test('a step is one of three, the middle one by default', () => {
  expect(renderBlok({ component: 'Spacer', size: 'lg' })).toContain('spacer-step--lg');
  expect(renderBlok({ component: 'Spacer' })).toContain('spacer-step--md');
  expect(renderBlok({ component: 'Spacer', size: 'xxl' })).toContain('spacer-step--md');
});

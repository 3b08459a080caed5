import { expect, test } from 'vitest';
import { renderBlok } from '#tests/render-blok.tsx';

test('the code is shown; 404 when it is no code of an error', () => {
  expect(renderBlok({ component: 'status-code', status: 410 })).toContain('410');
  expect(renderBlok({ component: 'status-code', status: 200 })).toContain('404');
});

import { expect, test } from 'vitest';
import { renderBlok } from '#tests/render-blok.tsx';

const call = { component: 'call-to-action', title: 'Your axle,', title_accent: 'your ratio' };

test('title and accent are one heading', () => {
  expect(renderBlok(call)).toContain('Your axle, <em>your ratio</em></h2>');
});

test('each background has its look; white when it is none of them', () => {
  expect(renderBlok({ ...call, background: 'light' })).toContain('callout--light');
  expect(renderBlok({ ...call, background: 'branded' })).toContain('<section class="cta"');
  expect(renderBlok({ ...call, background: 'plaid' })).toContain('callout--white');
  expect(renderBlok(call)).toContain('callout--white');
});

test('it is justified only when the editor says so', () => {
  expect(renderBlok(call)).not.toContain('is-justified');
  expect(renderBlok({ ...call, justify: true })).toContain('is-justified');
});

test('its buttons follow the rule of buttons', () => {
  const buttons = [
    { component: 'button', title: 'Start', url: { url: '/build' } },
    { component: 'button', title: '', url: { url: '/build' } },
  ];
  expect(renderBlok({ ...call, buttons }).match(/<a /g)).toHaveLength(1);
});

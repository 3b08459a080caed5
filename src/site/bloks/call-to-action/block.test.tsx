import { expect, test } from 'vitest';
import { renderBlok } from '#tests/render-blok.tsx';

const call = { component: 'call-to-action', title: 'Your axle,', title_accent: 'your ratio' };

test('title and accent are one heading', () => {
  expect(renderBlok(call)).toContain('Your axle, <em>your ratio</em></h2>');
});

test('each background has its look; white when it is none of them', () => {
  expect(renderBlok({ ...call, background: 'light' })).toContain('call-to-action--light');
  expect(renderBlok({ ...call, background: 'branded' })).toContain('<section class="closing-call"');
  expect(renderBlok({ ...call, background: 'plaid' })).toContain('call-to-action--white');
  expect(renderBlok(call)).toContain('call-to-action--white');
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

import { expect, test } from 'vitest';
import { renderBlok } from '#tests/render-blok.tsx';

test('the title is the page’s h1', () => {
  expect(renderBlok({ component: 'Hero', title: 'Pick a time' })).toContain('<h1>Pick a time</h1>');
});

test('description and buttons are there when they are given', () => {
  const buttons = [{ component: 'Btn', label: 'Go', url: { url: '/build' } }];
  const html = renderBlok({ component: 'Hero', title: 'A', description: 'B', buttons });
  expect(html).toContain('<p class="lead">B</p>');
  expect(html).toContain('href="/build"');
});

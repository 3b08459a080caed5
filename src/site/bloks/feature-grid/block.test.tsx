import { expect, test } from 'vitest';
import { renderBlok, renderExample } from '#tests/render-blok.tsx';

const items = [{ component: 'feature-item', title: 'Does it fit?', text: 'It does.' }];
const grid = { component: 'feature-grid', items };

test('the column count is the editor’s, three when it makes no sense', () => {
  expect(renderBlok({ ...grid, columns: 4 })).toContain('columns--4');
  expect(renderBlok({ ...grid, columns: '2' })).toContain('columns--2');
  expect(renderBlok({ ...grid, columns: 'many' })).toContain('columns--3');
  expect(renderBlok(grid)).toContain('columns--3');
});

test('items are one level below the section heading before them', () => {
  const under = (previous: string) => renderExample({ name: '', blok: grid, previous });
  expect(under('section-heading')).toContain('>Does it fit?</h3>');
  expect(under('hero')).toContain('>Does it fit?</h2>');
});

test('an empty grid is nothing', () => {
  expect(renderBlok({ component: 'feature-grid', items: [] })).toBe('');
});

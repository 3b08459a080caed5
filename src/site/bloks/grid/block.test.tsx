import { expect, test } from 'vitest';
import { renderBlok } from '#tests/render-blok.tsx';

test('parts of different kinds stand in one list', () => {
  const items = [
    { component: 'Teaser', headline: 'Wheels' },
    { component: 'feature-item', title: 'Rule' },
  ];
  const html = renderBlok({ component: 'Grid', columns: 4, items });
  expect(html.match(/<li>/g)).toHaveLength(2);
  expect(html).toContain('columns--4');
});

test('an empty grid is nothing', () => {
  expect(renderBlok({ component: 'Grid' })).toBe('');
});

import { expect, test } from 'vitest';
import { renderBlok } from '#tests/render-blok.tsx';

const column = (heading: string) => ({ component: 'HeadingParagraph', heading });

test('there are as many columns as parts, up to four', () => {
  const of = (count: number) =>
    renderBlok({ component: 'columns', columns: Array.from({ length: count }, () => column('A')) });
  expect(of(2)).toContain('columns--2');
  expect(of(6)).toContain('columns--4');
});

test('no columns, no section', () => {
  expect(renderBlok({ component: 'columns' })).toBe('');
});

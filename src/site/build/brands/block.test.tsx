import { expect, test } from 'vitest';
import { loadBlok } from '#tests/load-blok.ts';
import { renderBlok } from '#tests/render-blok.tsx';

const blok = { component: 'build-brands' };
const story = (name: string, content: object) => ({ name, slug: name.toLowerCase(), content });

test('the makers come from the brands folder, without its start page, by name', async () => {
  const asked: unknown[] = [];
  const listStories = async (query: unknown) => {
    asked.push(query);
    return [story('Basaltline', { kind: 'wheel' }), story('Granfell', {})];
  };
  const data = await loadBlok(blok, { content: { listStories } });
  expect(asked).toEqual([
    { startsWith: 'brands', isStartpage: false, sortBy: 'name', locale: 'en' },
  ]);
  const html = renderBlok(blok, data);
  expect(html).toContain(
    '<a href="/store/brands/basaltline" data-discover="true"><b translate="no">Basaltline</b><small>wheels</small></a>',
  );
  expect(html).toMatch(
    /href="\/store\/brands\/granfell"[^>]*><b translate="no">Granfell<\/b><\/a>/,
  );
});

test('without makers there is no strip', () => {
  expect(renderBlok(blok, { brands: [] })).toBe('');
});

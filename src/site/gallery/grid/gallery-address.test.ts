import { expect, test } from 'vitest';
import { readGalleryAddress, toSearch, withKnown, withToggled } from './gallery-address.ts';

const read = (query: string) => readGalleryAddress(new URLSearchParams(query));

test('what an address asks for comes out of it again, and nothing else', () => {
  const asked =
    '?model=f-150&lift=to3&tire=35&wheel=vantrel-quoin&size=17&offset=to-13&use=tow&rub=none&trim=none&page=2';
  expect(toSearch(read(asked))).toBe(asked);
  expect(toSearch(read('page=1&page=x&color=red&tire=%3Cb%3E'))).toBe('');
  expect(toSearch(read(`model=${'x'.repeat(61)}`))).toBe('');
});

test('a value is put in and taken out again, from the first page', () => {
  const both = withToggled(read('tire=35&page=3'), { name: 'tire', value: '37' });
  expect(toSearch(both)).toBe('?tire=35&tire=37');
  expect(toSearch(withToggled(both, { name: 'tire', value: '35' }))).toBe('?tire=37');
});

test('what the gallery does not have is asked of nobody', () => {
  const facets = [{ name: 'tire' as const, values: [{ value: '35' }] }];
  expect(toSearch(withKnown(read('tire=35&tire=99&lift=to3&trim=none'), facets))).toBe('?tire=35');
});

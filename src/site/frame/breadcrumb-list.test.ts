import { expect, test } from 'vitest';
import { breadcrumbList } from './breadcrumb-list.ts';

test('machines read the steps of the bar, the page itself without an address', () => {
  const crumbs = [{ name: 'Services', href: '/services' }, { name: 'Lift Kits' }];
  const list = breadcrumbList(crumbs, { home: 'Home', base: 'https://ironwood.example/es' });
  expect(list).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://ironwood.example/es/' },
      { position: 2, name: 'Services', item: 'https://ironwood.example/es/services' },
      { position: 3, name: 'Lift Kits' },
    ],
  });
  expect(JSON.stringify(list).match(/"item":/g)).toHaveLength(2);
});

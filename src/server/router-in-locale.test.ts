import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { routerIn } from './router-in-locale.ts';

const ids = [
  'root',
  'site/frame/layout.page',
  'site/api-docs/api-docs.page',
  'site/api-docs/catalog-docs.page',
  'site/pages/office-story.page',
  'site/build/saving/shelf.route',
  'site/preview/preview-data.route',
  'office/sign-in/login.page',
  'office/frame/layout.page',
];
const routes = Object.fromEntries(ids.map((id) => [id, { id }]));
// The parts of a build that the function reads.
const build = { basename: '/', routes, assets: { routes } } as unknown as ServerBuild;

test('English has the whole router, as it was built', () => {
  expect(routerIn('en', build)).toBe(build);
});

test('Spanish has the pages of visitors in its folder, and no way into the office', () => {
  const spanish = routerIn('es', build);
  expect(spanish.basename).toBe('/es');
  const kept = [
    'root',
    'site/frame/layout.page',
    'site/pages/office-story.page',
    'site/build/saving/shelf.route',
  ];
  expect(Object.keys(spanish.routes)).toEqual(kept);
  expect(Object.keys(spanish.assets.routes)).toEqual(kept);
});

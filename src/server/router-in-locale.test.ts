import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { routerIn } from './router-in-locale.ts';

const ids = [
  'root',
  'routes/site/layout',
  'routes/site/api-docs',
  'routes/site/admin-story',
  'routes/resources/build-shelf',
  'routes/resources/preview-data',
  'routes/auth/login',
  'routes/admin/layout',
];
const routes = Object.fromEntries(ids.map((id) => [id, { id }]));
// What the function reads of a build.
const build = { basename: '/', routes, assets: { routes } } as unknown as ServerBuild;

test('English has the whole router, as it was built', () => {
  expect(routerIn('en', build)).toBe(build);
});

test('Spanish has the pages of visitors in its folder, and no way into the office', () => {
  const spanish = routerIn('es', build);
  expect(spanish.basename).toBe('/es');
  const kept = [
    'root',
    'routes/site/layout',
    'routes/site/admin-story',
    'routes/resources/build-shelf',
  ];
  expect(Object.keys(spanish.routes)).toEqual(kept);
  expect(Object.keys(spanish.assets.routes)).toEqual(kept);
});

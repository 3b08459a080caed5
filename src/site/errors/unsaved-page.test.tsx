import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { UnsavedPage } from './unsaved-page.tsx';

test('a form that was not stored is sent again to its own address, in either language', () => {
  const unsaved = {
    path: '/es/contact?topic=fit',
    fields: [['name', 'Rosa']] as [string, string][],
  };
  const page = <UnsavedPage status={507} unsaved={unsaved} />;
  const routes = [{ path: '*', element: page }];
  const options = { basename: '/es', initialEntries: ['/es/contact'] };
  const html = renderToStaticMarkup(
    <RouterProvider router={createMemoryRouter(routes, options)} />,
  );
  expect(html).toContain(' action="/es/contact?topic=fit"');
  expect(html).toContain('name="name" value="Rosa"');
  expect(html).toContain('<dd>Rosa</dd>');
});

import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { HttpEnv } from '../http-env.ts';
import { type RenderPage, serveDocument } from './document-routes.ts';
import { PageCache } from './page-cache.ts';

const html = (status: number, headers: Record<string, string> = {}) =>
  new Response('<html><body><h1>Page</h1></body></html>', {
    status,
    headers: { 'Content-Type': 'text/html', ...headers },
  });

function siteThatRenders(
  rendered: () => Response,
  version = () => 1,
  reads: ReadonlySet<string> = new Set(),
) {
  const kept: string[] = [];
  const cache = new PageCache({
    version,
    nowMs: () => 0,
    isDatabaseAway: () => false,
    refresh: async () => {},
  });
  const put = cache.put.bind(cache);
  cache.put = (key, page) => {
    kept.push(key);
    put(key, page);
  };
  const app = new Hono<HttpEnv>();
  const targets: string[] = [];
  app.use((c, next) => {
    c.set('ctx', { locale: 'en' } as HttpEnv['Variables']['ctx']);
    return next();
  });
  const render: RenderPage = async (request, c) => {
    const { pathname, search } = new URL(request.url);
    targets.push(pathname + search);
    c.set('readParams', reads);
    return rendered();
  };
  app.all(
    '*',
    serveDocument({
      render,
      cache,
      boot: { src: '/assets/boot-1.js' },
      lastResort: () => '<h1>An error occurred while showing the error page</h1>',
      version,
      nowMs: () => 0,
      extraHeaders: {},
    }),
  );
  return {
    get: (path = '/', init: RequestInit = {}) => app.request(path, init),
    kept,
    cache,
    /** The requests that the router got. */
    rendered: targets,
  };
}

const everybody = { 'Cache-Control': 'public, max-age=0, s-maxage=60' };

test('when not even the error page can be shown, the last-resort page is sent', async () => {
  const site = siteThatRenders(
    () =>
      new Response('Unexpected Server Error', {
        status: 500,
        headers: { 'Content-Type': 'text/plain' },
      }),
  );
  const response = await site.get();
  expect(response.status).toBe(500);
  expect(await response.text()).toContain('An error occurred while showing the error page');
});

test('only a page that says it is for everybody is kept', async () => {
  const cases: [Response, string[]][] = [
    [html(200, everybody), ['/']],
    [html(200), []],
    [html(404, everybody), []],
    [html(200, { ...everybody, 'Set-Cookie': 'a=b' }), []],
  ];
  for (const [rendered, expected] of cases) {
    const site = siteThatRenders(() => rendered);
    await site.get();
    expect(site.kept).toEqual(expected);
  }
});

test('a page that was made while somebody published is kept as of before', async () => {
  let version = 1;
  const published = () => {
    version = 2;
    return html(200, everybody);
  };
  const site = siteThatRenders(published, () => version);
  await site.get();
  expect(site.cache.peek('/')?.version).toBe(1);
});

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)(
  'a page of one visitor, and a refusal, is compressed as well: %s',
  async (encoding, unpack) => {
    for (const rendered of [() => html(200), () => html(404, everybody)]) {
      const site = siteThatRenders(rendered);
      const response = await site.get('/', { headers: { 'accept-encoding': encoding } });
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(response.headers.get('etag')).toBeNull();
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(response.headers.get('content-length')).toBe(String(bytes.length));
      expect(unpack(bytes).toString()).toContain('<h1>Page</h1>');
    }
  },
);

test('a page is kept under what it reads of its query, and made of nothing else', async () => {
  const site = siteThatRenders(
    () => html(200, everybody),
    () => 1,
    new Set(['brand']),
  );
  for (const query of ['?brand=Vantrel&x=1', '?x=2&brand=Vantrel', '?utm_source=x&y=1', '']) {
    expect((await site.get(`/store/wheels${query}`)).status).toBe(200);
  }
  expect([...new Set(site.kept)]).toEqual(['/store/wheels?brand=Vantrel', '/store/wheels']);
  // The first one had to be rendered to learn which parameters it reads.
  expect(site.rendered.slice(1)).toEqual([
    '/store/wheels?brand=Vantrel',
    '/store/wheels?brand=Vantrel',
    '/store/wheels',
    '/store/wheels',
  ]);
});

test('a page that may read all of its query is kept without one alone', async () => {
  const site = siteThatRenders(
    () => html(200, everybody),
    () => 1,
    new Set(['*']),
  );
  for (const query of ['?step=2', '']) await site.get(`/build${query}`);
  expect(site.kept).toEqual(['/build']);
  expect(site.rendered).toEqual(['/build?step=2', '/build']);
});

test('a page of one visitor is never stored by anybody else', async () => {
  const response = await siteThatRenders(() => html(200)).get();
  expect(response.headers.get('cache-control')).toBe('private, no-store');
});

test('a redirect of the router passes as it is', async () => {
  const redirect = () => new Response(null, { status: 303, headers: { Location: '/build' } });
  const response = await siteThatRenders(redirect).get('/', {
    headers: { 'accept-encoding': 'br' },
  });
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe('/build');
});

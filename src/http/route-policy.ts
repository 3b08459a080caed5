import { inLocale, localeCodes } from '#src/lib/locales.ts';

/**
 * What a request needs for a route outside the pages (those are in the router's table): nothing, a token of the
 * content service or for metrics, a signed URL, a staff session, or the CSRF token.
 */
export type RouteGuard =
  | 'open'
  | 'content token'
  | 'asset token'
  | 'metrics token'
  | 'management token'
  | 'goods key'
  | 'signed address'
  | 'staff session'
  | 'cross-site token';

/** One line per route or, with `*` at its end, per subtree. A route without a line fails the tests. */
export const routePolicy: readonly { path: string; guard: RouteGuard }[] = [
  { path: '/livez', guard: 'open' },
  { path: '/readyz', guard: 'open' },
  { path: '/metrics', guard: 'metrics token' },
  { path: '/:version{v[12]}/cdn/assets/me', guard: 'asset token' },
  { path: '/v1/uploads/:id{[0-9]{1,9}}', guard: 'signed address' },
  { path: '/v1/spaces', guard: 'management token' },
  { path: '/v1/spaces/*', guard: 'management token' },
  { path: '/v1/users/me', guard: 'management token' },
  { path: '/v1/goods/*', guard: 'goods key' },
  { path: '/v1/cdn/*', guard: 'content token' },
  { path: '/v2/cdn/*', guard: 'content token' },
  { path: '/admin/events', guard: 'staff session' },
  { path: '/admin/letters/:id', guard: 'staff session' },
  { path: '/admin/sample-letter', guard: 'staff session' },
  { path: '/f/*', guard: 'open' },
  { path: '/_ipx/*', guard: 'open' },
  { path: '/_vercel/image', guard: 'open' },
  { path: '/drawings/*', guard: 'open' },
  ...localeCodes.map((locale) => ({
    path: inLocale('/manifest.webmanifest', locale),
    guard: 'open' as const,
  })),
  { path: '/icons/*', guard: 'open' },
  { path: '/favicon.ico', guard: 'open' },
  { path: '/brand/*', guard: 'open' },
  { path: '/embeds/:name', guard: 'open' },
  { path: '/pictures/*', guard: 'open' },
  { path: '/robots.txt', guard: 'open' },
  { path: '/sitemap.xml', guard: 'open' },
  { path: '/:file{[a-zA-Z0-9-]{8,128}\\.txt}', guard: 'open' },
  { path: '/:file{sitemap-[a-z]+\\.xml}', guard: 'open' },
  { path: '/live-map', guard: 'open' },
  { path: '/api/sanctum/csrf-cookie', guard: 'open' },
  { path: '/api/openapi.json', guard: 'open' },
  { path: '/api/event', guard: 'open' },
  { path: '/api/jobs', guard: 'open' },
  { path: '/api/jobs.rss', guard: 'open' },
  { path: '/p/v1/*', guard: 'cross-site token' },
  { path: '/p/v1/vehicles', guard: 'open' },
];

/** The guard of a route by its pattern; the most specific line counts. */
export function guardOf(pattern: string): RouteGuard | null {
  const lines = routePolicy.filter(({ path }) =>
    path.endsWith('*') ? pattern.startsWith(path.slice(0, -1)) : pattern === path,
  );
  return lines.sort((a, b) => b.path.length - a.path.length)[0]?.guard ?? null;
}

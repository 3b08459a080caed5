import type { ServerBuild } from 'react-router';
import { type LocaleCode, localePrefix } from '#src/lib/locales.ts';

/** Modules that have one URL for all languages: the office, its sign-in pages and what is for programs. */
const inDefaultOnly = /^(?:office\/|site\/(?:api-docs\/|preview\/preview-data\.route$))/;

/**
 * The router of one language: the same pages in its folder. Links, forms and redirects are written without a language
 * everywhere; the router's base name adds the one of the page.
 */
export function routerIn(locale: LocaleCode, build: ServerBuild): ServerBuild {
  const basename = localePrefix(locale);
  if (basename === '') return build;
  return {
    ...build,
    basename,
    routes: withoutDefaultOnly(build.routes),
    assets: { ...build.assets, routes: withoutDefaultOnly(build.assets.routes) },
  };
}

function withoutDefaultOnly<Route>(routes: Record<string, Route>): Record<string, Route> {
  return Object.fromEntries(Object.entries(routes).filter(([id]) => !inDefaultOnly.test(id)));
}

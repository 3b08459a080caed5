import { trimSlashes } from '#src/lib/trim-slashes.ts';

/** The path at which the site shows a page with this full slug: "services/" gives "/services", "home" gives "/". */
export function pagePath(fullSlug: string): string {
  const slug = trimSlashes(fullSlug);
  return slug === 'home' ? '/' : `/${slug}`;
}

/** The full slugs of which `pagePath` gives this path: "/services" gives "services" and "services/". */
export function slugsOfPath(path: string): string[] {
  const slug = trimSlashes(path);
  return slug === '' ? ['home', 'home/'] : [slug, `${slug}/`];
}

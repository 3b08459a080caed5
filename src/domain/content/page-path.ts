import { trimSlashes } from '#src/lib/trim-slashes.ts';

/** The path at which the site shows a page with this full slug: "services/" gives "/services", "home" gives "/". */
export function pagePath(fullSlug: string): string {
  const slug = trimSlashes(fullSlug);
  return slug === 'home' ? '/' : `/${slug}`;
}

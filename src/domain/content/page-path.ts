import { trimSlashes } from '#src/lib/trim-slashes.ts';

/** Where the site shows the page with this full slug: "services/" → "/services", "home" → "/". */
export function pagePath(fullSlug: string): string {
  const slug = trimSlashes(fullSlug);
  return slug === 'home' ? '/' : `/${slug}`;
}

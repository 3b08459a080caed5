/** Where the site shows the page with this full slug: "services/" → "/services", "home" → "/". */
export function pagePath(fullSlug: string): string {
  const slug = fullSlug.replace(/^\/+|\/+$/g, '');
  return slug === 'home' ? '/' : `/${slug}`;
}

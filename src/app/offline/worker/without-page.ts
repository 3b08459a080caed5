/** Where somebody is sent whose page is neither to be had nor kept: the page for that. */
export function offlineAddress(asked: URL): Response {
  const { origin, pathname, search } = asked;
  const prefix = /^\/es(\/|$)/.test(pathname) ? '/es' : '';
  const path = pathname.slice(prefix.length);
  if (path === '/offline') return Response.error();
  const target =
    path === '/build'
      ? new URL(`${prefix}/build/resume${search}`, origin)
      : new URL(`${prefix}/offline?from=${encodeURIComponent(pathname + search)}`, origin);
  return Response.redirect(target.href, 302);
}

import { inLocale, splitLocale } from '#src/lib/locales.ts';

/** Where a visitor is sent if a page is neither available nor cached. */
export function offlineAddress(asked: URL): Response {
  const { origin, pathname, search } = asked;
  const { locale, path } = splitLocale(pathname);
  if (path === '/offline') return Response.error();
  const target =
    path === '/build'
      ? new URL(inLocale(`/build/resume${search}`, locale), origin)
      : new URL(inLocale(`/offline?from=${encodeURIComponent(pathname + search)}`, locale), origin);
  return Response.redirect(target.href, 302);
}

/**
 * Without a network the router cannot load a page that it does not have, not even its script. The browser then
 * follows the link itself, and the worker answers from its cache. The build's own steps are the exception, because
 * the router renders them on this device.
 */
export function followLinksByBrowser(event: MouseEvent): void {
  if (navigator.onLine || !navigator.serviceWorker?.controller) return;
  if (!(event.target instanceof Element)) return;
  const link = event.target.closest('a');
  if (!link || link.origin !== location.origin || link.target || isStepOfBuild(link)) return;
  event.stopPropagation();
}

function isStepOfBuild({ pathname, hash, search }: HTMLAnchorElement): boolean {
  const isHere = pathname === location.pathname;
  return isHere && (/\/build$/.test(pathname) || (hash !== '' && search === location.search));
}

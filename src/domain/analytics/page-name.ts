import { isStaffPath, neutralPath } from '#src/lib/locales.ts';

/** Paths whose next segment is a secret; it is dropped before a path is stored. */
const secret =
  /^(\/(?:appointment\/(?:manage|offer|waiting-list|calendar)|build\/(?:s|reminder|vote\/results|vote)|careers\/status|calendar-feed|review|preview|setup|invite|reset))\/[^/]+/;

const plain = /^\/[a-z0-9/_.-]{0,119}$/;

/**
 * A page's name in the reports: its path without language, query and secrets. Paths that do not look like pages of
 * this site become `/…`, so nobody can write arbitrary text into the report.
 */
export function pageName(path: string): string {
  const own = neutralPath(path).replace(/(?<!\/)\/+$/, '') || '/';
  const open = own.replace(secret, '$1/…');
  return plain.test(open.replace('/…', '/')) ? open : '/…';
}

/** Pages that customers do not visit. */
export function isOfficePage(path: string): boolean {
  return isStaffPath(path) || /^\/preview(?:\/|\.|$)/.test(path);
}

import { isOfficePage } from '#src/domain/analytics/index.ts';
import { neutralPath } from '#src/lib/locales.ts';

/** Pages with a secret in their URL: somebody got the link from the shop or from a customer of it. */
const personal =
  /^\/(?:appointment\/(?:manage|offer|calendar|waiting-list)|build\/(?:s|reminder)|careers\/status|calendar-feed|review)\/[^/]/;

/** Whether a page needs no open site: it belongs to the staff, or to whoever has its link. */
export function isPersonalPath(path: string): boolean {
  return isOfficePage(path) || personal.test(neutralPath(path));
}

/** Calls of programs, which get a problem document in place of a page. */
export function isProgramPath(path: string): boolean {
  return /^\/(?:p|api)\//.test(path) && !/^\/api\/docs(?:\/|$)/.test(path);
}

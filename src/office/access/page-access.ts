import type { PageAccess } from '#src/domain/auth/index.ts';

/**
 * Who may see the pages that are neither the site's (open to everybody) nor the back office's
 * (pages.ts). `open` ones have a secret in their address, or do nothing.
 */
const pages: Readonly<Record<string, PageAccess>> = {
  '/login': 'guest',
  '/login/two-factor': 'guest',
  '/logout': 'open',
  '/setup/:token': 'open',
  '/invite/:token': 'open',
  '/reset/:token': 'open',
  '/build/fixes': 'open',
  '/appointment/calendar/:token': 'open',
  '/build/shelf': 'open',
  '/calendar-feed/:token': 'open',
  '/preview/data': 'open',
  '/preview/:token': 'open',
};

export function pageAccess(pattern: string): PageAccess | null {
  return Object.hasOwn(pages, pattern) ? (pages[pattern] ?? null) : null;
}

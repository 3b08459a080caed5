import type { PageAccess } from '#src/domain/auth/index.ts';

/**
 * Who may see the pages that belong neither to the site (open to everybody) nor to the back office (pages.ts). `open`
 * ones have a secret in their URL, or do nothing.
 */
const pages: Readonly<Record<string, PageAccess>> = {
  '/login': 'guest',
  '/login/forgot': 'guest',
  '/login/two-factor': 'guest',
  '/logout': 'open',
  '/setup/:token': 'open',
  '/invite/:token': 'open',
  '/reset/:token': 'open',
  '/opening-soon': 'open',
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

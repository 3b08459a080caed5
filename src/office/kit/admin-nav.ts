import type { StaffActor } from '#src/domain/auth/index.server.ts';
import { hasScope, type Scope } from '#src/domain/auth/index.ts';
import { adminRoutes } from '#src/office/pages.ts';
import type { NavItem, NavName } from './nav-item.ts';

/** What is used most comes first: a phone shows four and puts the rest behind "More". */
const order: readonly NavName[] = [
  'today',
  'leads',
  'calendar',
  'applications',
  'gallery',
  'reviews',
  'content',
  'media',
  'reports',
  'settings',
  'experiments',
  'people',
  'privacy',
  'redirects',
  'datasources',
  'tokens',
  'outbox',
  'history',
];

/** Who one is and where one may go: what the frame of the back office shows around every page. */
export function frameFor({ name, role, scopes }: StaffActor) {
  return { person: { name, role }, nav: navFor(scopes) };
}

/** The sections that somebody with these scopes may open. */
export function navFor(scopes: readonly Scope[]): NavItem[] {
  const open = adminRoutes.flatMap(({ path, scope, nav, navScope = scope }) =>
    nav && (navScope === 'signed-in' || hasScope(scopes, navScope))
      ? [{ href: path === '' ? '/admin' : `/admin/${path}`, name: nav }]
      : [],
  );
  return open.sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
}

import type { StaffActor } from '#src/domain/auth/index.server.ts';
import { hasScope, type Scope } from '#src/domain/auth/index.ts';
import { adminRoutes } from '#src/office/pages.ts';
import type { NavItem, NavName } from './nav-item.ts';

/** Most used first: a phone shows four and puts the rest under "More". */
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
  'backups',
  'outbox',
  'history',
];

/** The person and their sections, as the frame of the back office shows them on every page. */
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

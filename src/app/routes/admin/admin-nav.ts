import type { NavItem } from '#src/app/components/admin/side-nav.tsx';
import { hasScope, type Scope } from '#src/domain/auth/index.ts';
import { adminRoutes } from './admin-routes.ts';

/** The sections that somebody with these scopes may open, in the order of the routes. */
export function navFor(scopes: readonly Scope[]): NavItem[] {
  return adminRoutes.flatMap(({ path, scope, nav }) =>
    nav && (scope === 'signed-in' || hasScope(scopes, scope))
      ? [{ href: `/admin/${path}`, name: nav }]
      : [],
  );
}

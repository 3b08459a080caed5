import type { NavName } from '#src/app/components/admin/side-nav.tsx';
import type { Scope } from '#src/domain/auth/index.ts';

/** What a route of the back office asks for: a scope, or only to be signed in. */
export type AdminScope = Scope | 'signed-in';

export type AdminRoute = {
  /** Below `/admin/`; '' is the index, `*` what no other line matches. */
  path: string;
  /** Module in `src/app/routes/admin/`. */
  file: string;
  scope: AdminScope;
  /** A place in the side navigation: icon and, in `admin-shell.json`, name. */
  nav?: NavName;
};

/**
 * Every route under `/admin` with its policy. `src/app/routes.ts` is made of it and the guard asks
 * it, so a route that is not here does not exist. Verbs check their scopes again.
 */
export const adminRoutes: readonly AdminRoute[] = [
  { path: '', file: 'first-page.tsx', scope: 'signed-in' },
  { path: 'people', file: 'people.tsx', scope: 'people.manage', nav: 'people' },
  { path: 'account', file: 'account.tsx', scope: 'signed-in' },
  { path: '*', file: 'nothing-here.tsx', scope: 'signed-in' },
];

/** What a matched pattern such as `admin/content/:id` asks for; null for one that has no line. */
export function adminPolicy(pattern: string): AdminScope | null {
  const path = pattern.replace(/^\/?admin\/?/, '');
  return adminRoutes.find((route) => route.path === path)?.scope ?? null;
}

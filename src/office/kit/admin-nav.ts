import type { StaffActor } from '#src/domain/auth/index.server.ts';
import { hasScope, type Scope } from '#src/domain/auth/index.ts';
import { adminRoutes } from '#src/office/pages.ts';
import {
  type NavItem,
  type NavName,
  type NavSection,
  type RailName,
  type SettingsName,
  settingsSubjects,
} from './nav-item.ts';

/** In the order in which they are shown; a phone shows the first four and puts the rest under "More". */
const rail: Record<NavSection, readonly RailName[]> = {
  today: ['today'],
  work: ['leads', 'calendar', 'applications'],
  website: ['content', 'media', 'gallery', 'reviews', 'careers', 'experiments'],
  catalog: ['buying', 'wheels', 'tires', 'lift-kits', 'vehicles', 'imports'],
  insights: ['reports'],
  settings: ['settings'],
};

/** The person and their pages, as the frame of the back office shows them everywhere. */
export function frameFor({ name, role, scopes }: StaffActor) {
  return { person: { name, role }, nav: navFor(scopes) };
}

/** The pages that somebody with these scopes may open. The settings themselves only lead to others. */
export function navFor(scopes: readonly Scope[]): NavItem[] {
  const hrefs = new Map(
    adminRoutes.flatMap(({ path, scope, nav, navScope = scope }): [NavName, string][] =>
      nav && (navScope === 'signed-in' || hasScope(scopes, navScope))
        ? [[nav, path === '' ? '/admin' : `/admin/${path}`]]
        : [],
    ),
  );
  const within = Object.values(settingsSubjects)
    .flat()
    .flatMap((name: SettingsName): NavItem[] => {
      const href = hrefs.get(name);
      return href ? [{ href, section: 'settings', name }] : [];
    });
  if (within.length === 0) hrefs.delete('settings');
  // Its keys are the sections.
  const sections = Object.keys(rail) as NavSection[];
  const lines = sections.flatMap((section) =>
    rail[section].flatMap((name): NavItem[] => {
      const href = hrefs.get(name);
      return href ? [{ href, section, name }] : [];
    }),
  );
  return [...lines, ...within];
}

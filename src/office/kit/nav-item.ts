import type { AdminIconName } from './admin-icons.ts';

/** The part of the office that a page belongs to. */
export type NavSection = 'today' | 'work' | 'website' | 'catalog' | 'insights' | 'settings';

/** Pages with a line of their own in the navigation, each with its icon. */
export type RailName = Extract<
  AdminIconName,
  | 'today'
  | 'leads'
  | 'calendar'
  | 'applications'
  | 'content'
  | 'media'
  | 'gallery'
  | 'reviews'
  | 'careers'
  | 'experiments'
  | 'buying'
  | 'wheels'
  | 'tires'
  | 'lift-kits'
  | 'vehicles'
  | 'imports'
  | 'reports'
  | 'settings'
>;

/** Pages that are reached through the settings. */
export type SettingsName =
  | 'setup'
  | 'shop'
  | 'brand'
  | 'services'
  | 'rates'
  | 'bays'
  | 'mail'
  | 'outbox'
  | 'integrations'
  | 'people'
  | 'tokens'
  | 'history'
  | 'backups'
  | 'privacy'
  | 'redirects'
  | 'datasources';

export type NavName = RailName | SettingsName;

/** A page that the person may open. */
export type NavItem =
  | { href: string; section: NavSection; name: RailName }
  | { href: string; section: 'settings'; name: SettingsName };

export type RailItem = Extract<NavItem, { name: RailName }>;
export type SettingsItem = Extract<NavItem, { name: SettingsName }>;

/** Names of the pages within the settings, by subject, in the order in which they are shown. */
export const settingsSubjects = {
  shop: ['setup', 'shop', 'brand'],
  work: ['services', 'rates', 'bays'],
  reach: ['mail', 'outbox', 'integrations'],
  staff: ['people', 'tokens', 'history'],
  data: ['backups', 'privacy'],
  site: ['redirects', 'datasources'],
} as const satisfies Record<string, readonly SettingsName[]>;

export type SettingsSubject = keyof typeof settingsSubjects;

export function isSettingsItem(item: NavItem): item is SettingsItem {
  return item.section === 'settings' && item.name !== 'settings';
}

export function isRailItem(item: NavItem): item is RailItem {
  return !isSettingsItem(item);
}

/** The page of the navigation that a path is of: the longest address that it begins with; null if there is none. */
export function itemAt(items: readonly NavItem[], path: string): NavItem | null {
  const around = items.filter(({ href }) => path === href || path.startsWith(`${href}/`));
  const [closest] = around.sort((one, other) => other.href.length - one.href.length);
  // Today's address begins every other one.
  return closest && (closest.name !== 'today' || path === closest.href) ? closest : null;
}

import type { AdminIconName } from './admin-icons.ts';

/** A section that the person may open. */
export type NavItem = { href: string; name: NavName };
export type NavName = Extract<
  AdminIconName,
  | 'today'
  | 'leads'
  | 'calendar'
  | 'applications'
  | 'gallery'
  | 'reviews'
  | 'content'
  | 'media'
  | 'redirects'
  | 'reports'
  | 'experiments'
  | 'datasources'
  | 'settings'
  | 'people'
  | 'privacy'
  | 'tokens'
  | 'backups'
  | 'history'
  | 'outbox'
>;

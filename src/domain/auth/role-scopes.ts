import { type StaffRole, staffRoles } from './roles.ts';

/** What a member of staff may be allowed to do. Verbs ask for one of these, never for a role. */
export const scopes = [
  'content.read',
  'content.write',
  'content.publish',
  /** Keys, redirects, datasources: what holds the content together. */
  'content.manage',
  'media.read',
  'media.write',
  'leads.read',
  'leads.write',
  'calendar.read',
  'calendar.write',
  'applications.read',
  'applications.write',
  /** The outbox: in it, letters of the kinds that the other scopes let one read. */
  'letters.read',
  'catalog.read',
  'catalog.write',
  'gallery.write',
  'reviews.moderate',
  'settings.write',
  'people.manage',
  /** All that is kept about one customer: find it, hand it over, erase it. */
  'privacy.manage',
  'audit.read',
] as const;

export type Scope = (typeof scopes)[number];

const writing = ['content.read', 'content.write', 'content.publish', 'media.read', 'media.write'];
const answering = ['leads.read', 'leads.write', 'calendar.read', 'calendar.write', 'letters.read'];
const building = ['leads.read', 'calendar.read', 'media.read', 'media.write', 'gallery.write'];
const hiring = ['applications.read', 'applications.write', 'letters.read'];

const scopesByRole = {
  owner: scopes,
  manager: scopes.filter((scope) => scope !== 'people.manage'),
  editor: [...writing, 'content.manage', 'gallery.write', 'reviews.moderate', 'catalog.read'],
  builder: [...building, 'letters.read', 'catalog.read'],
  'front-desk': [...answering, 'applications.read', 'catalog.read', 'content.read', 'media.read'],
  hiring,
} as const satisfies Record<StaffRole, readonly string[]>;

/** The scopes of a role, in the order of the list. */
export function scopesOf(role: StaffRole): Scope[] {
  const granted: readonly string[] = scopesByRole[role];
  return scopes.filter((scope) => granted.includes(scope));
}

/** Section 6 of the specification: a list includes the scope, a map has it as a true key. */
export function hasScope(
  held: readonly string[] | Readonly<Record<string, unknown>> | null | undefined,
  scope: string,
): boolean {
  if (!held) return false;
  if (Array.isArray(held)) return held.includes(scope);
  return Object.hasOwn(held, scope) && Boolean((held as Record<string, unknown>)[scope]);
}

export { type StaffRole, staffRoles };

import { type StaffRole, staffRoles } from './roles.ts';

/** What staff may be allowed to do. Functions require one of these scopes, never a role. */
export const scopes = [
  'content.read',
  'content.write',
  'content.publish',
  /** Keys, redirects, datasources: the technical side of content. */
  'content.manage',
  'media.read',
  'media.write',
  'leads.read',
  'leads.write',
  'calendar.read',
  'calendar.write',
  'applications.read',
  'applications.write',
  /** The outbox; in it, only letters of kinds that the person's other scopes let them read. */
  'letters.read',
  /** Goods and vehicles as far as anybody in the shop may see them: not what the shop pays. */
  'catalog.read',
  /** Change them, read suppliers' files, and see costs and margins. */
  'catalog.write',
  'gallery.write',
  'reviews.moderate',
  'settings.write',
  'people.manage',
  'backups.manage',
  /** The mail server: whoever sets it can read every letter, links for a new password included. */
  'integrations.manage',
  /** All data about one customer: find it, export it, erase it. */
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
  manager: scopes.filter(
    (scope) => !['people.manage', 'backups.manage', 'integrations.manage'].includes(scope),
  ),
  editor: [...writing, 'content.manage', 'gallery.write', 'reviews.moderate', 'catalog.read'],
  // Pictures of goods come with suppliers' files, so a buyer needs neither the pictures nor the pages of the site.
  buyer: ['catalog.read', 'catalog.write'],
  builder: [...building, 'letters.read', 'catalog.read'],
  'front-desk': [...answering, 'applications.read', 'catalog.read', 'content.read', 'media.read'],
  hiring,
} as const satisfies Record<StaffRole, readonly string[]>;

/** The scopes of a role, in the order of the list. */
export function scopesOf(role: StaffRole): Scope[] {
  const granted: readonly string[] = scopesByRole[role];
  return scopes.filter((scope) => granted.includes(scope));
}

/** Section 6 of the specification: a list includes the scope, a map has it as a key with the value true. */
export function hasScope(
  held: readonly string[] | Readonly<Record<string, unknown>> | null | undefined,
  scope: string,
): boolean {
  if (!held) return false;
  if (Array.isArray(held)) return held.includes(scope);
  return Object.hasOwn(held, scope) && Boolean((held as Record<string, unknown>)[scope]);
}

export { type StaffRole, staffRoles };

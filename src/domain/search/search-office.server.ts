import { type AnyColumn, and, desc, eq, ilike, isNull, or } from 'drizzle-orm';
import { appointments } from '#src/db/schema/calendar.ts';
import { careerCandidates } from '#src/db/schema/careers.ts';
import { contentStories } from '#src/db/schema/content.ts';
import { hasScope, type Scope } from '#src/domain/auth/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { listInquiries } from '#src/domain/leads/index.server.ts';
import { formatPhone } from '#src/domain/settings/index.ts';
import { why as whyAny } from '../refusals.ts';
import type { Found } from './index.ts';

type Search = (ctx: Ctx, words: string) => Promise<Found[]>;

const atMost = 5;

const searches: readonly (readonly [Scope, Search])[] = [
  ['leads.read', findLeads],
  ['calendar.read', findAppointments],
  ['applications.read', findCandidates],
  ['content.read', findStories],
];

/**
 * Searches everything the person may read, at most five results of each kind. Fewer than two letters find nothing.
 * @throws {DomainError} unauthenticated
 */
export async function searchOffice(ctx: Ctx, typed: string): Promise<Found[]> {
  const { actor } = ctx;
  if (actor.kind !== 'staff') throw new DomainError('unauthenticated', whyAny('access.signed-out'));
  const words = typed.trim().slice(0, 100);
  if (words.length < 2) return [];
  const found: Found[] = [];
  for (const [scope, search] of searches) {
    if (hasScope(actor.scopes, scope)) found.push(...(await search(ctx, words)));
  }
  return found;
}

async function findLeads(ctx: Ctx, search: string): Promise<Found[]> {
  const { inquiries } = await listInquiries(ctx, { search, page: 1, perPage: atMost });
  return inquiries.map(({ id, name, number, about, contact }) => ({
    kind: 'lead',
    id,
    title: name,
    detail: detailOf(number === null ? '' : `IR-${number}`, about, shownContact(contact)),
  }));
}

async function findAppointments({ db }: Ctx, words: string): Promise<Found[]> {
  const { id, name, vehicle, contact, startsAt, cancelledAt } = appointments;
  const rows = await db
    .select({ id, name, vehicle, startsAt })
    .from(appointments)
    .where(and(isNull(cancelledAt), has(words, [name, vehicle, contact])))
    .orderBy(desc(startsAt))
    .limit(atMost);
  return rows.map((row) => ({
    kind: 'appointment',
    id: row.id,
    title: row.name,
    detail: detailOf(row.vehicle, row.startsAt.toISOString().slice(0, 10)),
  }));
}

async function findCandidates({ db }: Ctx, words: string): Promise<Found[]> {
  const { id, name, contact, jobSlug, appliedAt } = careerCandidates;
  const rows = await db
    .select({ id, name, jobSlug })
    .from(careerCandidates)
    .where(has(words, [name, contact]))
    .orderBy(desc(appliedAt))
    .limit(atMost);
  return rows.map((row) => ({
    kind: 'candidate',
    id: row.id,
    title: row.name,
    detail: row.jobSlug.replaceAll('-', ' '),
  }));
}

async function findStories({ db }: Ctx, words: string): Promise<Found[]> {
  const { id, name, fullSlug, updatedAt, deletedAt, isFolder } = contentStories;
  const rows = await db
    .select({ id, name, fullSlug })
    .from(contentStories)
    .where(and(isNull(deletedAt), eq(isFolder, false), has(words, [name, fullSlug])))
    .orderBy(desc(updatedAt))
    .limit(atMost);
  return rows.map((row) => ({
    kind: 'story',
    id: String(row.id),
    title: row.name,
    detail: row.fullSlug,
  }));
}

function has(words: string, columns: readonly AnyColumn[]) {
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  return or(...columns.map((column) => ilike(column, pattern)));
}

function shownContact(contact: string): string {
  return contact.startsWith('+') ? formatPhone(contact) : contact;
}

function detailOf(...parts: string[]): string {
  return parts.filter((part) => part !== '').join(' · ');
}

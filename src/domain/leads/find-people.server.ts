import { and, desc, ne } from 'drizzle-orm';
import type { Ctx } from '#src/domain/context.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { allInquiries } from './all-inquiries.server.ts';
import { type Inquiry, readInquiries } from './inquiries.server.ts';
import { searchInquiries } from './inquiry-filter.server.ts';

/** One person: everybody who writes from the same number or address. Latest inquiry first. */
export type FoundPerson = { name: string; contact: string; inquiries: Inquiry[] };

/** More rows than this are too many to pick a person from. */
const mostRows = 100;

/** Finds people by part of their name, number, address or truck, latest contact first. Requires leads.read. */
export async function findPeople(
  ctx: Ctx,
  { search, limit }: { search: string; limit: number },
): Promise<FoundPerson[]> {
  requireScope(ctx.actor, 'leads.read');
  if (search.trim() === '') return [];
  const all = allInquiries(ctx);
  const rows = await readInquiries(ctx, all)
    .where(and(searchInquiries(search, all), ne(all.stage, 'spam')))
    .orderBy(desc(all.createdAt))
    .limit(mostRows);
  const people = Map.groupBy(rows, ({ person }) => person);
  return [...people.values()].slice(0, limit).flatMap((inquiries) => {
    const [last] = inquiries;
    return last ? [{ name: last.name, contact: last.contact, inquiries }] : [];
  });
}

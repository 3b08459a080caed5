import { and, ne } from 'drizzle-orm';
import { inquiries } from '#src/db/schema/inquiries.ts';
import type { Ctx } from '#src/domain/context.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { countInquiries } from './count-inquiries.server.ts';
import { type Inquiry, readSorted } from './inquiries.server.ts';
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
  const where = and(searchInquiries(search), ne(inquiries.stage, 'spam'));
  const { total } = await countInquiries(ctx, where);
  const rows = await readSorted(ctx, { where, sort: 'newest', total, limit: mostRows });
  const people = Map.groupBy(rows, ({ person }) => person);
  return [...people.values()].slice(0, limit).flatMap((own) => {
    const [last] = own;
    return last ? [{ name: last.name, contact: last.contact, inquiries: own }] : [];
  });
}

import { and, asc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Ctx } from '#src/domain/context.ts';
import { allInquiries } from './all-inquiries.server.ts';
import { type Inquiry, readInquiries } from './inquiries.server.ts';

/** An inquiry and those merged into it, oldest first. */
export async function listPersonInquiries(ctx: Pick<Ctx, 'db'>, id: string): Promise<Inquiry[]> {
  const all = allInquiries(ctx);
  return readInquiries(ctx, all)
    .where(or(eq(all.id, id), eq(all.mergedInto, id)))
    .orderBy(asc(all.createdAt), asc(all.id));
}

/** `sure`: the same number or address; otherwise only the same name. */
export type Duplicate = { inquiry: Inquiry; isSure: boolean };

/** Other inquiries that seem to be from the same person, most certain first. */
export async function findDuplicates(
  ctx: Pick<Ctx, 'db'>,
  known: readonly Inquiry[],
): Promise<Duplicate[]> {
  const [first] = known;
  if (!first || first.mergedInto) return [];
  const all = allInquiries(ctx);
  const people = known.map(({ person }) => person);
  const isSure = inArray(all.person, people);
  const name = sql`lower(trim(${all.name}))`;
  const rows = await readInquiries(ctx, all)
    .where(
      and(
        isNull(all.mergedInto),
        ne(all.stage, 'spam'),
        ...known.map(({ id }) => ne(all.id, id)),
        or(isSure, sql`${name} = ${first.name.trim().toLowerCase()}`),
      ),
    )
    .orderBy(sql`${isSure} desc`, asc(all.createdAt))
    .limit(10);
  return rows.map((inquiry) => ({ inquiry, isSure: people.includes(inquiry.person) }));
}

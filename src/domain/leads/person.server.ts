import { and, asc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { inquiries } from '#src/db/schema/inquiries.ts';
import type { Ctx } from '#src/domain/context.ts';
import { type Inquiry, readInquiries } from './inquiries.server.ts';

/** An inquiry and those merged into it, oldest first. */
export async function listPersonInquiries(ctx: Pick<Ctx, 'db'>, id: string): Promise<Inquiry[]> {
  return readInquiries(ctx)
    .where(or(eq(inquiries.id, id), eq(inquiries.mergedInto, id)))
    .orderBy(asc(inquiries.createdAt), asc(inquiries.id));
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
  const people = known.map(({ person }) => person);
  const isSure = inArray(inquiries.person, people);
  const name = sql`lower(trim(${inquiries.name}))`;
  const rows = await readInquiries(ctx)
    .where(
      and(
        isNull(inquiries.mergedInto),
        ne(inquiries.stage, 'spam'),
        ...known.map(({ id }) => ne(inquiries.id, id)),
        or(isSure, sql`${name} = ${first.name.trim().toLowerCase()}`),
      ),
    )
    .orderBy(sql`${isSure} desc`, asc(inquiries.createdAt))
    .limit(10);
  return rows.map((inquiry) => ({ inquiry, isSure: people.includes(inquiry.person) }));
}

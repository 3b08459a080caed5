import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { contentStories } from '#src/db/schema/content.ts';
import type { Ctx } from '#src/domain/context.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { findPhones, type WrittenPhone } from './find-phones.ts';

/** A story that contains phone numbers of its own, which changing the shop's settings does not update. */
export type WrittenPhones = { id: number; name: string; phones: WrittenPhone[] };

/** The stories with phone numbers in their draft, by name. Requires content.read. */
export async function listWrittenPhones(ctx: Ctx): Promise<WrittenPhones[]> {
  requireScope(ctx.actor, 'content.read');
  const { id, name, content, isFolder, deletedAt } = contentStories;
  const text = sql<string>`${content}::text`;
  const rows = await ctx.db
    .select({ id, name, text })
    .from(contentStories)
    .where(
      and(eq(isFolder, false), isNull(deletedAt), sql`${text} ~ '(tel|sms):|[0-9]{3}[.-][0-9]{4}'`),
    )
    .orderBy(asc(name));
  return rows
    .map((row) => ({ id: row.id, name: row.name, phones: findPhones(row.text) }))
    .filter(({ phones }) => phones.length > 0);
}

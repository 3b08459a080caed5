import { desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { feedFetches, supplierFeeds } from '#src/db/schema/supplier-feeds.ts';
import type { Ctx } from '#src/domain/context.ts';
import { notFound } from '#src/domain/errors.ts';
import type { Refusal } from '../refusal.ts';

export type StoredFeed = typeof supplierFeeds.$inferSelect;

/** With the key that its server showed at the last fetch instead of its own, if that is what stopped it. @throws {DomainError} not-found */
export async function findFeed(
  { db }: Pick<Ctx, 'db'>,
  id: string,
): Promise<StoredFeed & { shownKey: string | null }> {
  if (!z.uuid().safeParse(id).success) throw notFound();
  const [feed] = await db.select().from(supplierFeeds).where(eq(supplierFeeds.id, id));
  if (!feed) throw notFound();
  const [last] = await db
    .select({ problems: feedFetches.problems })
    .from(feedFetches)
    .where(eq(feedFetches.feedId, id))
    .orderBy(desc(feedFetches.number))
    .limit(1);
  return { ...feed, shownKey: shownKeyOf((last?.problems ?? []) as Refusal[]) };
}

/** The key that a server showed instead of the one it had. */
export function shownKeyOf(problems: readonly Refusal[]): string | null {
  const changed = problems.find(({ reason }) => reason === 'feed.trouble.host-key');
  return changed ? String(changed.values.line) : null;
}

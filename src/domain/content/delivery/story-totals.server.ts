import { count, eq, type SQL } from 'drizzle-orm';
import type { Db } from '#src/db/client.ts';
import { contentPublications, contentStories } from '#src/db/schema/content.ts';
import type { Ctx } from '#src/domain/context.ts';
import { createLru, type Lru } from '#src/lib/lru.ts';
import type { StoryListQuery } from './query-schemas.ts';

const memories = new WeakMap<Db, Lru<number>>();

/**
 * How many stories there are in all. Of one content version the public's answer is always the same,
 * and counting twenty thousand costs more than reading a page of them: it is counted once.
 */
export async function countStories(
  ctx: Ctx,
  { query, where, version }: { query: StoryListQuery; where: SQL | undefined; version: number },
): Promise<number> {
  if (query.version === 'draft') return readTotal(ctx, where);
  const memory = memoryOf(ctx.db);
  const key = `${version} ${JSON.stringify(query.where)}`;
  const known = memory.get(key);
  if (known !== undefined) return known;
  const total = await readTotal(ctx, where);
  memory.set(key, total);
  return total;
}

async function readTotal(ctx: Ctx, where: SQL | undefined): Promise<number> {
  const [row] = await ctx.db
    .select({ total: count() })
    .from(contentStories)
    .leftJoin(contentPublications, eq(contentPublications.storyId, contentStories.id))
    .where(where);
  return row?.total ?? 0;
}

function memoryOf(db: Db): Lru<number> {
  const known = memories.get(db);
  if (known) return known;
  const memory = createLru<number>({ maxWeight: 500, weigh: () => 1 });
  memories.set(db, memory);
  return memory;
}

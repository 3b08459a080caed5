import type { SQL } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Db } from '#src/db/client.ts';
import type { Ctx } from '#src/domain/context.ts';
import { countRows } from './count-rows.server.ts';
import type { StoryListQuery } from './query-schemas.ts';

const memories = new WeakMap<Db, LRUCache<string, number>>();

/**
 * The total number of stories. For the public it cannot change within a content version, and counting twenty thousand
 * stories costs more than reading a page of them, so it is counted once per version.
 */
export async function countStories(
  ctx: Ctx,
  { query, where, version }: { query: StoryListQuery; where: SQL | undefined; version: number },
): Promise<number> {
  if (query.version === 'draft') return countRows(ctx, where);
  const memory = memoryOf(ctx.db);
  const key = `${version} ${JSON.stringify(query.where)}`;
  const known = memory.get(key);
  if (known !== undefined) return known;
  const total = await countRows(ctx, where);
  memory.set(key, total);
  return total;
}

function memoryOf(db: Db): LRUCache<string, number> {
  const known = memories.get(db);
  if (known) return known;
  const memory = new LRUCache<string, number>({ max: 500 });
  memories.set(db, memory);
  return memory;
}

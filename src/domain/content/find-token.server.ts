import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Db } from '#src/db/client.ts';
import { contentTokens } from '#src/db/schema/content.ts';
import type { Ctx } from '#src/domain/context.ts';
import { hashToken } from './token-hash.server.ts';
import type { TokenAccess } from './token-schemas.ts';

export type FoundToken = { id: number; name: string; access: TokenAccess };

type Known = { token: Promise<FoundToken | null>; until: number };

/** How soon a key that was revoked in another process stops working. */
const knownMs = 1000;

/** The last use of a key is stored to the minute: writing it with every call would cost too much. */
const usedEveryMs = 60_000;

const memories = new WeakMap<Db, LRUCache<string, Known>>();

/**
 * The key with this token; null if there is none or it was revoked. Unknown tokens are cached too, so that guessing
 * does not keep the database busy.
 */
export function findToken(ctx: Ctx, token: string): Promise<FoundToken | null> {
  const hash = hashToken(token);
  const now = ctx.clock.now().epochMilliseconds;
  const memory = memoryOf(ctx.db);
  const known = memory.get(hash);
  if (known && now < known.until) return known.token;
  const asked = lookUp(ctx, hash);
  memory.set(hash, { token: asked, until: now + knownMs });
  asked.catch(() => memory.delete(hash));
  return asked;
}

/** Called when this process has revoked a key. */
export function forgetTokens(db: Db): void {
  memories.delete(db);
}

function memoryOf(db: Db): LRUCache<string, Known> {
  const known = memories.get(db);
  if (known) return known;
  const memory = new LRUCache<string, Known>({ max: 1000 });
  memories.set(db, memory);
  return memory;
}

async function lookUp(ctx: Ctx, hash: string): Promise<FoundToken | null> {
  const isToken = and(eq(contentTokens.tokenHash, hash), isNull(contentTokens.revokedAt));
  const { id, name, access, lastUsedAt } = contentTokens;
  const [row] = await ctx.db
    .select({ id, name, access, lastUsedAt })
    .from(contentTokens)
    .where(isToken);
  if (!row) return null;
  const now = ctx.clock.now().epochMilliseconds;
  const stale = new Date(now - usedEveryMs);
  if (row.lastUsedAt === null || row.lastUsedAt < stale) {
    await ctx.db
      .update(contentTokens)
      .set({ lastUsedAt: new Date(now) })
      .where(and(isToken, or(isNull(lastUsedAt), lt(lastUsedAt, stale))));
  }
  return { id: row.id, name: row.name, access: row.access };
}

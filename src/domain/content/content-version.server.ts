import { eq } from 'drizzle-orm';
import type { Db } from '#src/db/client.ts';
import { contentSpaces } from '#src/db/schema/content.ts';
import type { Clock } from '#src/domain/context.ts';
import type { ContentVersion, VersionSource } from './ports.ts';
import { spaceId } from './space.ts';

/** Other processes publish too, so the row is reread after this long. */
const rereadMs = 1000;

/** Listeners that are called at once when this process has published on a database. */
const listeners = new WeakMap<Db, (version: number) => void>();

/** The version in the database; 1 before anything was published. */
export async function readContentVersion(db: Db): Promise<number> {
  const [space] = await db
    .select({ version: contentSpaces.version })
    .from(contentSpaces)
    .where(eq(contentSpaces.id, spaceId));
  return space?.version ?? 1;
}

/** Keeps the version in memory for callers that cannot wait: the page cache needs it with every request. */
export function createContentVersion({ db, clock }: { db: Db; clock: Clock }): ContentVersion {
  let source: VersionSource = { read: () => readContentVersion(db), everyMs: rereadMs };
  let version = 0;
  let readAt = Number.NEGATIVE_INFINITY;
  // A slow read must not overwrite the result of a later one, or of a publication.
  let turns = 0;
  let heard = 0;

  function onNewVersion(turn: number, news: number): void {
    if (turn < heard) return;
    heard = turn;
    version = news;
  }

  async function refresh(): Promise<number> {
    turns += 1;
    const turn = turns;
    readAt = clock.now().epochMilliseconds;
    onNewVersion(turn, await source.read());
    return version;
  }

  listeners.set(db, (news) => {
    turns += 1;
    onNewVersion(turns, news);
  });

  return {
    refresh,
    current() {
      const age = clock.now().epochMilliseconds - readAt;
      // A failed read keeps the old version; the next one follows after the same pause.
      if (age >= source.everyMs) void refresh().catch(() => undefined);
      return version;
    },
    follow(other) {
      source = other;
      listeners.delete(db);
      readAt = Number.NEGATIVE_INFINITY;
    },
  };
}

/** Announces a publication within this process. Call it after the commit, with the `ctx.db` of the caller. */
export function announceContentVersion(db: Db, version: number): void {
  listeners.get(db)?.(version);
}

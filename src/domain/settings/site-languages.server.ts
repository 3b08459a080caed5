import { sql } from 'drizzle-orm';
import type { Db } from '#src/db/client.ts';
import { shopSettings } from '#src/db/schema/settings.ts';
import { allLanguages, type SiteLanguages } from '#src/lib/site-languages.ts';
import { languagesSchema } from './languages.ts';

/** The languages in memory, for callers that cannot wait: the front door decides before the page cache. */
export type KnownLanguages = {
  current(): SiteLanguages;
  refresh(): Promise<void>;
};

/** Called at once when this process has changed the languages on a database. */
const listeners = new WeakMap<Db, (languages: SiteLanguages) => void>();

/** Keeps the shop's languages; they are read again whenever `version`, the content's, is another one. */
export function createKnownLanguages(db: Db, version: () => number): KnownLanguages {
  let known = allLanguages;
  let readAt: number | null = null;
  // A slow read must not overwrite what was announced meanwhile.
  let turns = 0;

  async function refresh(): Promise<void> {
    turns += 1;
    const turn = turns;
    const asked = version();
    const languages = await readLanguages(db);
    if (turn !== turns) return;
    known = languages;
    readAt = asked;
  }

  listeners.set(db, (languages) => {
    turns += 1;
    known = languages;
  });

  return {
    refresh,
    current() {
      if (readAt !== version()) {
        readAt = version();
        // A failed read keeps the old ones; the next version, or the news after an outage, asks again.
        void refresh().catch(() => undefined);
      }
      return known;
    },
  };
}

/** Announces changed languages within this process. Call it after the commit, with the `ctx.db` of the caller. */
export function announceLanguages(db: Db, languages: SiteLanguages): void {
  listeners.get(db)?.(languages);
}

async function readLanguages(db: Db): Promise<SiteLanguages> {
  const stored = sql<unknown>`${shopSettings.added}->'languages'`;
  const [row] = await db.select({ stored }).from(shopSettings);
  return languagesSchema.parse(row?.stored ?? {});
}

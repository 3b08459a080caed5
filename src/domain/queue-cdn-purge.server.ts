import type { Ctx } from './context.ts';

/** By then every process knows of the change, and the pages that it was rendering have been sent. */
const waitSeconds = 1;

/**
 * Has the CDN in front of the site, if there is one, drop its copies of pages; in the transaction of `ctx.db`. All of
 * them: a publication changes menus and lists of other pages, their data and their queries too. Of several changes in
 * a row only one such job waits.
 */
export async function queueCdnPurge({ hasCdn, jobs, db, clock }: Ctx): Promise<void> {
  if (!hasCdn) return;
  const startAfter = clock.now().add({ seconds: waitSeconds });
  await jobs.enqueue(db, { name: 'purge-cdn', data: {} }, { startAfter, key: 'all' });
}

import type { Database } from '#src/db/client.ts';

/** The NOTIFY channel of the triggers in migration `0036_site_news.sql`. */
const siteChannel = 'site_news';

/** What a process remembers because every request needs it, and rereads when another process has changed it. */
export type Remembered = Record<
  'content' | 'experiments' | 'languages',
  { refresh(): Promise<unknown> }
>;

/**
 * Reads it for the first time, and again as soon as a process has changed it. Rereading after a second, at the next
 * request, covers messages that get lost.
 */
export async function followSiteNews(
  database: Pick<Database, 'listen'>,
  remembered: Remembered,
): Promise<void> {
  const reread = (name: keyof Remembered) => void remembered[name].refresh().catch(() => undefined);
  await database.listen({
    channel: siteChannel,
    heard(subject) {
      if (subject === 'content' || subject === 'experiments') reread(subject);
      // Changed with a content version of their own.
      if (subject === 'content') reread('languages');
    },
    resumed() {
      reread('content');
      reread('experiments');
      reread('languages');
    },
  });
  await Promise.all([remembered.content.refresh(), remembered.experiments.refresh()]);
  await remembered.languages.refresh();
}

import type { Database } from '#src/db/client.ts';

/** The NOTIFY channel of the triggers in migration `0036_site_news.sql`. */
const siteChannel = 'site_news';

/** What a process remembers because every request needs it, and rereads when another process has changed it. */
export type Remembered = Record<
  'content' | 'experiments' | 'languages' | 'integrations',
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
  let settled: Promise<unknown> = Promise.resolve();
  // One after the other: a page of a new content version must not be made with the settings from before it.
  const reread = (name: keyof Remembered) => {
    settled = settled.then(() => remembered[name].refresh()).catch(() => undefined);
  };
  await database.listen({
    channel: siteChannel,
    heard(subject) {
      // Changed with a content version of their own, whose pages have to be made with them.
      if (subject === 'content') reread('languages');
      if (subject in remembered) reread(subject as keyof Remembered);
    },
    resumed() {
      reread('integrations');
      reread('languages');
      reread('content');
      reread('experiments');
    },
  });
  const { content, experiments, integrations, languages } = remembered;
  await Promise.all([content.refresh(), experiments.refresh(), integrations.refresh()]);
  await languages.refresh();
}

import type { Database } from '#src/db/client.ts';
import { newsChannel, parseNews } from '#src/domain/news/index.ts';
import type { NewsFeed, ReceivedNews } from '#src/domain/news/ports.ts';

/** Listens to the database once on behalf of all subscribers. */
export async function openNews(database: Pick<Database, 'listen'>): Promise<NewsFeed> {
  const listeners = new Set<(heard: ReceivedNews) => void>();
  const publish = (heard: ReceivedNews) => {
    for (const listener of listeners) listener(heard);
  };
  await database.listen({
    channel: newsChannel,
    heard(payload) {
      const news = parseNews(payload);
      if (news) publish(news);
    },
    resumed: () => publish('missed'),
  });
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

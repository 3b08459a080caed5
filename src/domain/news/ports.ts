import type { News } from './index.ts';

/** What a listener receives: news, or that some may have been missed. */
export type ReceivedNews = News | 'missed';

/** News from every process on this database. */
export type NewsFeed = {
  /** @returns a function that unsubscribes */
  subscribe(listener: (heard: ReceivedNews) => void): () => void;
};

import type { News } from './index.ts';

/** What a listener is told: news, or that some may have been missed. */
export type ReceivedNews = News | 'missed';

/** News of every process on this database. */
export type NewsFeed = {
  /** @returns what ends it */
  subscribe(listener: (heard: ReceivedNews) => void): () => void;
};

export { fetchFeed } from './fetch-feed.server.ts';
export {
  countWaitingFeeds,
  type FeedFetch,
  type FeedLine,
  type FeedView,
  type FetchState,
  getFeed,
  listFeeds,
  needsSomebody,
} from './list-feeds.server.ts';
export { purgeFetches } from './purge-fetches.server.ts';
export { queueDueFeeds, releaseFeeds } from './queue-fetch.server.ts';
export { acceptHostKey, askForFetch, pauseFeed, removeFeed, saveFeed } from './save-feed.server.ts';
export { settleFetch } from './settle-fetch.server.ts';

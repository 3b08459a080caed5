export { type FeedSchedule, type FetchPause, fetchPauses } from './fetch-times.ts';

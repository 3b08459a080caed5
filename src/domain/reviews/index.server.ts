export { listReviews } from './queries.server.ts';

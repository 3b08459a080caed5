export {
  inviteAfterVisit,
  inviteToReview,
  type OpenInvitation,
  purgeInvitations,
  requireInvitation,
} from './invitations.server.ts';
export {
  hideReview,
  publishReview,
  replyToReview,
  translateReview,
} from './moderate-review.server.ts';
export {
  countPendingReviews,
  listOfficeReviews,
  listReviews,
  type OfficeReview,
} from './queries.server.ts';
export { writeReview } from './write-review.server.ts';

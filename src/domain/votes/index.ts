export {
  resultDays,
  type Vote,
  type VoteResult,
  voteChoices,
  voteSecretSchema,
} from './vote-rules.ts';
export { readVoterCookie, voterCookie } from './voter-cookie.ts';

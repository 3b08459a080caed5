export { askFriends } from './ask-friends.server.ts';
export { castBallot, readBallot } from './cast-ballot.server.ts';
export { endVote, purgeVotes } from './end-vote.server.ts';
export { readResult, readVote } from './read-vote.server.ts';

/** How far somebody has come; `closed` is a no. The order is the one of the board. */
export const candidateStages = ['new', 'review', 'interview', 'offer', 'hired', 'closed'] as const;

export type CandidateStage = (typeof candidateStages)[number];

/** The stages of an application, in the order of the board; `closed` is a rejection. */
export const candidateStages = ['new', 'review', 'interview', 'offer', 'hired', 'closed'] as const;

export type CandidateStage = (typeof candidateStages)[number];

import type { Answer } from '#src/office/kit/answer.ts';

export type CandidateDone = 'stage' | 'mailed' | 'note' | 'preview';

/** The result of an action on a candidate; opening a resume returns its text. */
export type CandidateAnswer = Answer<CandidateDone> & {
  /** Null: files of this format can only be downloaded. */
  preview?: string | null;
};

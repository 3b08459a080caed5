import type { Answer } from '#src/office/kit/answer.ts';

export type CandidateDone = 'stage' | 'mailed' | 'note' | 'preview';

/** How something that was done to a candidate went; a look into a resume brings its text. */
export type CandidateAnswer = Answer<CandidateDone> & {
  /** null: this kind of file is only downloaded. */
  preview?: string | null;
};

import type { ResumeProblem } from '../resume-types.ts';

/** Thrown when an inspection finds something wrong with a file. */
export class ResumeRefusal extends Error {
  override name = 'ResumeRefusal';
  readonly problem: ResumeProblem;

  constructor(problem: ResumeProblem) {
    super(problem);
    this.problem = problem;
  }
}

export function refuseResume(problem: ResumeProblem): never {
  throw new ResumeRefusal(problem);
}

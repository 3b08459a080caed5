import type { RefusalOrText } from '../../refusal.ts';

/** What is wrong in a file, and where; `line` is counted as in an editor. */
export type FileProblem = { line: number; column?: string } & RefusalOrText;

/** Thrown when a file cannot be read any further. */
export class FileError extends Error {
  readonly problem: FileProblem;

  constructor(problem: FileProblem) {
    super('text' in problem ? problem.text : problem.reason);
    this.name = 'FileError';
    this.problem = problem;
  }
}

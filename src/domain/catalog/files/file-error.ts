/** What is wrong in a file, and where; `line` as an editor counts. */
export type FileProblem = { line: number; column?: string; message: string };

/** A file that cannot be read any further. */
export class FileError extends Error {
  readonly problem: FileProblem;

  constructor(problem: FileProblem) {
    super(problem.message);
    this.name = 'FileError';
    this.problem = problem;
  }
}

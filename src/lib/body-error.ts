/** Why a request body was not read to its end. */
export type BodyFailure = 'busy' | 'too-large' | 'too-slow';

/** The error that the reader of an abandoned body gets. Whoever abandoned it sends the answer. */
export class BodyError extends Error {
  override name = 'BodyError';
  readonly failure: BodyFailure;

  constructor(failure: BodyFailure) {
    super(`The request body was given up: ${failure}`);
    this.failure = failure;
  }
}

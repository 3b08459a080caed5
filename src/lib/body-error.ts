/** Why a request body was not read to its end. */
export type BodyFailure = 'busy' | 'too-large' | 'too-slow';

/** What the reader of a body gets that was given up on. Whoever gave up on it answers. */
export class BodyError extends Error {
  override name = 'BodyError';
  readonly failure: BodyFailure;

  constructor(failure: BodyFailure) {
    super(`The request body was given up: ${failure}`);
    this.failure = failure;
  }
}

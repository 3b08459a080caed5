/** The server cannot start, and the person who starts it can do something about it. */
export class StartError extends Error {
  override name = 'StartError';
}

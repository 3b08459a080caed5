/** The server cannot start, and the person who starts it can fix that. */
export class StartError extends Error {
  override name = 'StartError';
}

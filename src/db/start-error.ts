/** The database cannot be opened: `message` is one sentence that says what to do. */
export class DatabaseStartError extends Error {
  override name = 'DatabaseStartError';
}

/** The message of anything thrown, for use inside a sentence. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || codeOf(error) || error.name;
}

/** The `code` that Node and PostgreSQL put on their errors, such as ECONNREFUSED or 28P01. */
export function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** The database cannot be opened: `message` is one sentence that says what to do. */
export class DatabaseStartError extends Error {
  override name = 'DatabaseStartError';
}

/** Another process, such as the running site, has the embedded database open. */
export class DatabaseInUseError extends DatabaseStartError {}

/** The message of anything that was thrown, for use inside a sentence. */
export function errorReason(error: unknown): string {
  if (error instanceof Error) return error.message || codeOf(error) || error.name;
  return fileSystemReason(error) ?? String(error);
}

const noSpaceLeft = 51;

/** The embedded engine's file system throws plain objects with WASI error numbers. */
function fileSystemReason(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('errno' in error)) return null;
  return error.errno === noSpaceLeft ? 'the disk is full' : `file system error ${error.errno}`;
}

/** The `code` of errors by Node and PostgreSQL, such as ECONNREFUSED or 28P01. */
export function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

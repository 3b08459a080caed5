/** The library's error code (`INVALID_EMAIL_OR_PASSWORD`), or null for another error. */
export function libraryErrorCode(error: unknown): string | null {
  if (!(error instanceof Error) || !('body' in error)) return null;
  const { body } = error;
  if (typeof body !== 'object' || body === null || !('code' in body)) return null;
  return String(body.code);
}

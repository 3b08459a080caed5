/** The kind of an error, from its code or its class: never its message, which may quote what somebody typed. */
export function errorType(error: unknown): string {
  const { code } = (error ?? {}) as { code?: unknown };
  if (typeof code === 'string' && /^\w{1,40}$/.test(code)) return code;
  return error instanceof Error ? error.constructor.name : '_OTHER';
}

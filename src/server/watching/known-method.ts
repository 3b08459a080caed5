const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** The method, or null for one that somebody made up. */
export function knownMethod(method: string): string | null {
  return methods.has(method) ? method : null;
}

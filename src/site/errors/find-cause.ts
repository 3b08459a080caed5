/** What browsers say of a script or a style sheet that could not be loaded. */
const chunk =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS|Loading (CSS )?chunk \S+ failed/i;

/** What they say of a request without an answer. */
const network = /^(Failed to fetch|Load failed|NetworkError|network error|fetch failed)/i;

/** Why a page did not arrive; null for any other error. */
export function findCause(error: unknown): 'network' | 'chunk' | null {
  if (!(error instanceof Error)) return null;
  if (chunk.test(error.message)) return 'chunk';
  return error instanceof TypeError && network.test(error.message) ? 'network' : null;
}

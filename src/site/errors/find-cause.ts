/** Browsers' messages for a script or a style sheet that failed to load. */
const chunk =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS|Loading (CSS )?chunk \S+ failed/i;

/** Their messages for a request without a response. */
const network = /^(Failed to fetch|Load failed|NetworkError|network error|fetch failed)/i;

/** Why a page failed to load; null for any other error. */
export function findCause(error: unknown): 'network' | 'chunk' | null {
  if (!(error instanceof Error)) return null;
  if (chunk.test(error.message)) return 'chunk';
  return error instanceof TypeError && network.test(error.message) ? 'network' : null;
}

/** Where all search engines that take part hear of it (indexnow.org). */
const endpoint = 'https://api.indexnow.org/indexnow';

type Changed = { origin: string; key: string; paths: readonly string[] };

/**
 * Tells search engines which pages have changed. Only of a site that they can reach: one without
 * https, such as every test's, tells nobody. Returns whether anybody was told.
 * @throws {Error} when they did not take it, for the job to try again
 */
export async function notifyIndexNow(
  { origin, key, paths }: Changed,
  send: typeof fetch = fetch,
): Promise<boolean> {
  const { protocol, host } = new URL(origin);
  if (protocol !== 'https:' || paths.length === 0) return false;
  const urlList = paths.map((path) => new URL(path, origin).href);
  const response = await send(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
    body: JSON.stringify({ host, key, keyLocation: `${origin}/${key}.txt`, urlList }),
    signal: AbortSignal.timeout(10_000),
  });
  if (!response.ok) throw new Error(`IndexNow answered ${response.status}`);
  return true;
}

/** Notifies all participating search engines at once (indexnow.org). */
const endpoint = 'https://api.indexnow.org/indexnow';

type Changed = { origin: string; key: string; paths: readonly string[] };

/**
 * Notifies search engines of changed pages, but only for a site that they can reach over https, so never in tests.
 * Returns whether a notification was sent.
 * @throws {Error} if they did not accept it, so that the job is retried
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

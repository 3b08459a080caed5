type Cdn = {
  url: string;
  token: string | undefined;
  /** The header that the token is sent in. */
  header: string;
};

/** Cloudflare's words; other services take the URL alone for the request. */
const everything = JSON.stringify({ purge_everything: true });

/**
 * Asks a CDN to drop all that it has stored of the site.
 * @throws {Error} if it did not accept that, so that the job is retried
 */
export async function purgeCdn(
  { url, token, header }: Cdn,
  send: typeof fetch = fetch,
): Promise<void> {
  const response = await send(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...authorize(header, token) },
    body: everything,
    // Following a redirect would hand the token to another address.
    redirect: 'error',
    signal: AbortSignal.timeout(10_000),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The CDN answered ${response.status}`);
}

function authorize(header: string, token: string | undefined): Record<string, string> {
  if (token === undefined) return {};
  return { [header]: header.toLowerCase() === 'authorization' ? `Bearer ${token}` : token };
}

import type { BuiltServer } from './built-server.ts';

/** For a server that starts an empty shop: its owner. */
export const ownerOfShop = {
  OWNER_EMAIL: 'rosa@example.org',
  OWNER_PASSWORD: 'gravel-37-lantern',
} as const;

/**
 * An empty shop is closed until its owner opens the site, which happens here by the requests of the pages. Then
 * somebody visits it: nothing of a closed site is cached.
 */
export async function openToVisitors({ url }: Pick<BuiltServer, 'url'>): Promise<void> {
  const post = (path: string, fields: Record<string, string>, cookie = '') =>
    fetch(url + path, {
      method: 'POST',
      headers: { Origin: url, Cookie: cookie },
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });
  const { OWNER_EMAIL: email, OWNER_PASSWORD: password } = ownerOfShop;
  const signedIn = await post('/login', { email, password });
  const cookies = signedIn.headers.getSetCookie().map((line) => line.split(';')[0]);
  const opened = await post('/admin/setup', { intent: 'open' }, cookies.join('; '));
  if (!opened.ok) throw new Error(`Opening the site: ${signedIn.status}, ${opened.status}`);
  await fetch(url);
}

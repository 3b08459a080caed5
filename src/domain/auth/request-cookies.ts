/** The prefix of all sign-in cookies, from the specification. */
const prefix = 'auth';

/**
 * The name of a sign-in cookie. Over https it has the `__Host-` prefix, so browsers accept it from this host only,
 * for all paths, and never over http.
 */
export function authCookieName(name: string, { secure }: { secure: boolean }): string {
  return `${authCookiePrefix({ secure })}.${name}`;
}

export function authCookiePrefix({ secure }: { secure: boolean }): string {
  return secure ? `__Host-${prefix}` : prefix;
}

/** The Cookie header that a browser would send after these Set-Cookie values. */
export function cookiesAfter(cookie: string, setCookies: readonly string[]): string {
  const jar = new Map(cookie.split('; ').map(splitCookie));
  for (const line of setCookies) {
    const [name, value] = splitCookie(line.split(';')[0] ?? '');
    if (/;\s*max-age=0\b/i.test(line)) jar.delete(name);
    else jar.set(name, value);
  }
  return [...jar]
    .filter(([name]) => name !== '')
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
}

/** The decoded value of one cookie, or null. */
export function readCookie(cookie: string, name: string): string | null {
  const value = new Map(cookie.split('; ').map(splitCookie)).get(name);
  if (value === undefined) return null;
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}

function splitCookie(pair: string): [string, string] {
  const at = pair.indexOf('=');
  return at < 0 ? ['', ''] : [pair.slice(0, at).trim(), pair.slice(at + 1)];
}

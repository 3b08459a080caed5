import { type AuthRequest, readCookie, rememberablePath } from '#src/domain/auth/index.ts';

/** The name that the specification gives it: key `redirect`, prefix `auth.`. */
const name = 'auth.redirect';

/** Where the person wanted to go before signing in, checked again on the way out. */
export function rememberedPath({ cookie }: AuthRequest): string | null {
  return rememberablePath(readCookie(cookie, name));
}

/** The cookie that remembers a path; none for a path that is not remembered. */
export function rememberPath(path: string, { secure }: AuthRequest): string[] {
  const safe = rememberablePath(path);
  return safe === null ? [] : [`${name}=${encodeURIComponent(safe)}${attributes(secure)}`];
}

export function forgetPath({ secure }: AuthRequest): string {
  return `${name}=; Max-Age=0${attributes(secure)}`;
}

function attributes(secure: boolean): string {
  return `; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}

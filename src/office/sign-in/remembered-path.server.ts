import {
  type AuthRequest,
  authCookieName,
  readCookie,
  rememberablePath,
} from '#src/domain/auth/index.ts';

/** The specification's name: key `redirect`, prefix `auth.`. */
const redirectCookie = (request: Pick<AuthRequest, 'secure'>) =>
  authCookieName('redirect', request);

/** Where the person wanted to go before signing in, validated again when it is read. */
export function rememberedPath(request: AuthRequest): string | null {
  return rememberablePath(readCookie(request.cookie, redirectCookie(request)));
}

/** The cookie that remembers a path; none for a path that is not allowed. */
export function rememberPath(path: string, request: AuthRequest): string[] {
  const safe = rememberablePath(path);
  const name = redirectCookie(request);
  return safe === null ? [] : [`${name}=${encodeURIComponent(safe)}${attributes(request.secure)}`];
}

export function forgetPath(request: AuthRequest): string {
  return `${redirectCookie(request)}=; Max-Age=0${attributes(request.secure)}`;
}

function attributes(secure: boolean): string {
  return `; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}

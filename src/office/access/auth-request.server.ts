import { type RouterContextProvider, redirect } from 'react-router';
import type { AuthRequest } from '#src/domain/auth/index.ts';
import { visitorContext } from '#src/web/page/load-context.ts';

export type RouteArgs = { request: Request; context: Readonly<RouterContextProvider> };

/** Maximum length: enough to recognize a device. */
const longestUserAgent = 300;

/** The parts of a request that the sign-in functions need. */
export function authRequestOf({ request, context }: RouteArgs): AuthRequest {
  return {
    cookie: request.headers.get('cookie') ?? '',
    userAgent: (request.headers.get('user-agent') ?? '').slice(0, longestUserAgent),
    ip: context.get(visitorContext).ip,
    secure: new URL(request.url).protocol === 'https:',
  };
}

/** Headers of pages that only one person may see, with the cookies to send along. */
export function privateHeaders(cookies: readonly string[] = []): Headers {
  const headers = new Headers({ 'Cache-Control': 'private, no-store' });
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return headers;
}

export function privateRedirect(to: string, cookies: readonly string[] = []): Response {
  return redirect(to, { status: 303, headers: privateHeaders(cookies) });
}

/** Headers of an answer with the number of seconds to wait before retrying. */
export function pausedHeaders(seconds: number): Headers {
  const headers = privateHeaders();
  headers.set('Retry-After', String(seconds));
  return headers;
}

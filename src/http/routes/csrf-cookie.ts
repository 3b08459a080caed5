import { defineCall } from '../api/api-call.ts';
import type { ServeCall } from '../api/serve-call.ts';
import { setCsrfCookies, tokenCookie, visitorCookie } from '../csrf/csrf-guard.ts';

export const csrfCookieCall = defineCall({
  id: 'getToken',
  method: 'get',
  path: '/api/sanctum/csrf-cookie',
  summary: 'Get a token for writing',
  description:
    'Sets the cookie `XSRF-TOKEN`, whose value every write repeats in the header `X-XSRF-TOKEN`, and a hidden visitor cookie that it belongs to. Asked again, it keeps what is still good.',
  limit: 'read',
  answer: { status: 204, text: 'The cookies are set.', sets: [tokenCookie, visitorCookie] },
  example: {},
});

/** Fetched before a save, so that pages need not set a cookie. */
export function serveCsrfCookie(serve: ServeCall, { https }: { https: boolean }): void {
  serve(csrfCookieCall, async ({ c }) => {
    setCsrfCookies(c, { https });
    c.header('Cache-Control', 'no-store');
    return {};
  });
}

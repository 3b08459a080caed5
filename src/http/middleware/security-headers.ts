import type { MiddlewareHandler } from 'hono';
import type { HttpEnv } from '../http-env.ts';

/** Headers of every response. A handler that sets one of them itself wins. */
export const baseHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

/** RFC 6797; only meaningful, and only sent, if the site is reached over https. */
export const strictTransport = 'max-age=63072000; includeSubDomains';

export function securityHeaders(options: { https: boolean }): MiddlewareHandler<HttpEnv> {
  const headers = Object.entries(
    options.https ? { ...baseHeaders, 'Strict-Transport-Security': strictTransport } : baseHeaders,
  );
  return async (c, next) => {
    await next();
    for (const [name, value] of headers) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    }
  };
}

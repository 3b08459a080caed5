import type { Context } from 'hono';
import type { HttpEnv } from '../http-env.ts';

/**
 * Why a frame for third-party content is refused; null if it is allowed. Opened directly, it would load what nobody
 * has agreed to. Old browsers do not send the destination.
 */
export function refuseFrame(c: Context<HttpEnv>): Response | null {
  const destination = c.req.header('sec-fetch-dest');
  if (destination !== undefined && destination !== 'iframe') return emptyFrame(c);
  if (c.req.header('dnt') !== '1' && c.req.header('sec-gpc') !== '1') return null;
  return c.text('Your browser asks not to be followed', 403, { 'Cache-Control': 'no-store' });
}

export function emptyFrame(c: Context<HttpEnv>): Response {
  return c.text('There is nothing here', 404, { 'Cache-Control': 'no-store' });
}

/** Headers of every such frame. `policy` is its own; the provider learns which site embeds it. */
export function frameHeaders(policy: string) {
  return {
    'Cache-Control': 'no-store',
    'Content-Security-Policy': policy,
    'X-Frame-Options': 'SAMEORIGIN',
    // But not which of its pages.
    'Referrer-Policy': 'origin',
  };
}

import type { Context, MiddlewareHandler } from 'hono';
import { isSiteOpen } from '#src/domain/settings/index.server.ts';
import type { PageCache } from '../documents/page-cache.ts';
import type { ClosedFor, HttpEnv } from '../http-env.ts';
import { problem } from '../problem.ts';
import { openOfficeSession } from '../routes/office-session.ts';
import { isPersonalPath, isProgramPath } from './personal-links.ts';

/** When a program or a search engine may ask again, in seconds. */
const retryAfter = '3600';

/**
 * Until the shop opens its site, only the staff see it: strangers get the page that says that it opens soon, with
 * status 503 (docs/decisions/030-opening-soon.md). Nothing of a closed site is cached, and what was cached before is
 * dropped, because pages of any age are sent while the database is away.
 */
export function keepClosed({ cache }: { cache: PageCache }): MiddlewareHandler<HttpEnv> {
  const isOpen = rememberOpen();
  return async (c, next) => {
    if (await isOpen(c)) return next();
    cache.clear();
    // Pages report what is done on them; before the opening, nobody who looks is a visitor.
    if (c.req.path === '/api/event') return c.body(null, 204);
    const closedFor = await whoAsks(c);
    c.set('closedFor', closedFor);
    if (closedFor === 'strangers' && isProgramPath(c.req.path)) {
      c.header('Retry-After', retryAfter);
      return problem(c, 'unavailable', { detail: 'The shop has not opened this site' });
    }
    await next();
    c.header('Cache-Control', 'private, no-store');
    c.header('X-Robots-Tag', 'noindex');
    if (closedFor === 'strangers') c.header('Retry-After', retryAfter);
  };
}

/** An open site stays open while its settings cannot be read, so that whoever asks is answered by the page itself. */
function rememberOpen() {
  let wasOpen = false;
  return async (c: Context<HttpEnv>): Promise<boolean> => {
    try {
      wasOpen = await isSiteOpen(c.var.ctx);
    } catch (error) {
      if (!wasOpen) throw error;
    }
    return wasOpen;
  };
}

async function whoAsks(c: Context<HttpEnv>): Promise<ClosedFor> {
  if (isPersonalPath(c.req.path)) return 'guests';
  return (await openOfficeSession(c)) === null ? 'strangers' : 'staff';
}

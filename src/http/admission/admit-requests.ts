import type { Context, MiddlewareHandler } from 'hono';
import { networkOf } from '#src/lib/network-of.ts';
import type { HttpEnv } from '../http-env.ts';
import { refuse } from '../refuse.ts';
import type { AdmissionGate } from './admission-gate.ts';
import { createExpectedPeople } from './expected-people.ts';
import { classOf, isOfficePath } from './request-class.ts';

export type AdmissionOptions = {
  gate: AdmissionGate;
  /** Whether the request came over the network. The site's requests to itself are part of one that was admitted. */
  isFromNetwork(env: unknown): boolean;
  /** The page as it is kept, if it is of the current version; null without one. */
  keptPage(c: Context<HttpEnv>): Promise<Response | null>;
};

/**
 * Under more load than the site can carry, most requests are answered at the usual speed and the rest at once: with a
 * kept page, or with 503 and `Retry-After`.
 */
export function admitRequests(options: AdmissionOptions): MiddlewareHandler<HttpEnv> {
  const { gate, isFromNetwork, keptPage } = options;
  const people = createExpectedPeople();
  return async (c, next) => {
    const client = networkOf(c.var.visitorIp);
    const kind = isFromNetwork(c.env) ? classOf(askedBy(c, client)) : null;
    if (kind === null) return next();
    const admission = await gate.enter({ kind, client }, () => c.req.raw.signal);
    try {
      const kept = admission.hasWaited && kind === 'page' ? await keptPage(c) : null;
      if (kept) return kept;
      if (admission.retrySeconds !== null) return refuseBusy(c, admission.retrySeconds);
      await next();
    } finally {
      admission.leave();
    }
    if (kind === 'form' || kind === 'page') noteShown(c, client);
  };

  function askedBy(c: Context<HttpEnv>, client: string) {
    const { method, path } = c.req;
    const isRead = method === 'GET' || method === 'HEAD';
    const isExpected =
      people.hasSignedIn(c.req.header('cookie')) || (isRead && people.followsForm(client));
    return { method, path, isExpected };
  }

  function noteShown({ req, res }: Context<HttpEnv>, client: string): void {
    const isRead = req.method === 'GET' || req.method === 'HEAD';
    if (res.status >= 400) return;
    if (!isRead) people.noteForm(client);
    else if (res.status === 200 && isOfficePath(req.path)) {
      people.noteOfficePage(req.header('cookie'));
    }
  }
}

function refuseBusy(c: Context<HttpEnv>, retrySeconds: number): Response {
  c.header('Retry-After', String(retrySeconds));
  // A form that nobody will read still arrives, and would be taken for the next request.
  if (c.req.raw.body !== null) c.header('Connection', 'close');
  return refuse(c, 'unavailable');
}

import type { Context, MiddlewareHandler } from 'hono';
import { neutralPath } from '#src/lib/locales.ts';
import { networkOf } from '#src/lib/network-of.ts';
import { type CreateLimit, limitRules } from '../api/limits.ts';
import type { HttpEnv } from '../http-env.ts';
import { refuse } from '../refuse.ts';

/** Forms with their own limits: signing in, and the back office. */
const others = /^\/(?:admin|login|logout|invite|reset|preview)(?:[/.]|$)/;
/**
 * Submitting a form counts like the API call that does the same. Asking friends shares a build, and no more people vote
 * from one network in a minute.
 */
const shares = /^\/build\/(?:share|vote(?:\/[^.]+)?)(?:\.data)?$/;

/** Maximum size of a form without a file, in bytes. */
const textBytes = 64 * 1024;

/**
 * Counts the forms that a network sends. Above the limit the form's page still answers, but does nothing, says so and
 * returns what was typed; a form with a file is not even read. `Retry-After` is in seconds.
 */
export function limitForms(createLimit: CreateLimit): MiddlewareHandler<HttpEnv> {
  const limits = { form: createLimit(limitRules.form), share: createLimit(limitRules.share) };
  return async (c, next) => {
    const isForm = c.req.method === 'POST' && !others.test(c.req.path);
    if (!isForm) return next();
    const { take } = limits[shares.test(neutralPath(c.req.path)) ? 'share' : 'form'];
    const { isRefused, resetSeconds } = await take(networkOf(c.var.visitorIp));
    if (!isRefused) return next();
    const seconds = Math.max(1, resetSeconds);
    c.header('Retry-After', String(seconds));
    if (!isText(c)) return refuse(c, 'rate-limited');
    c.set('waitSeconds', seconds);
    await next();
    c.header('Retry-After', String(seconds));
  };
}

function isText({ req }: Context<HttpEnv>): boolean {
  return Number(req.header('Content-Length') ?? Number.POSITIVE_INFINITY) <= textBytes;
}

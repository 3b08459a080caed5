import type { Context, MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { DomainError } from '#src/domain/errors.ts';
import { why } from '#src/http/refusals.ts';
import type { HttpEnv } from '../http-env.ts';
import { isCsrfValid, issueCsrf } from './csrf-token.ts';

/** The token cookie has the name that HTTP clients look for by themselves (axios, Angular). */
export const tokenCookie = 'XSRF-TOKEN';
export const visitorCookie = 'ironwood_visitor';
export const tokenHeader = 'X-XSRF-TOKEN';

/** Gives the visitor a token that only scripts of this site can read. */
export function setCsrfCookies(c: Context<HttpEnv>, { https }: { https: boolean }): void {
  const { ctx } = c.var;
  const pair = issueCsrf(ctx.keyFor('csrf'), { ...cookiesOf(c), newText: ctx.ids.token });
  const common = { path: '/', sameSite: 'Lax', secure: https } as const;
  setCookie(c, visitorCookie, pair.visitor, { ...common, httpOnly: true });
  setCookie(c, tokenCookie, pair.token, common);
}

/** Refuses a write without its visitor's token: 419, as in the specification. */
export const csrfGuard: MiddlewareHandler<HttpEnv> = async (c, next) => {
  const pair = { ...cookiesOf(c), header: c.req.header(tokenHeader) };
  if (isCsrfValid(c.var.ctx.keyFor('csrf'), pair)) return next();
  c.set('refusal', 'cross-site token');
  throw new DomainError('token-mismatch', why('request.token-mismatch'));
};

function cookiesOf(c: Context<HttpEnv>) {
  return { visitor: getCookie(c, visitorCookie), token: getCookie(c, tokenCookie) };
}

import type { Context } from 'hono';
import type { HttpEnv } from '../http-env.ts';

/** Takes back what a handler answered, with its headers, which would else be merged into the next answer. */
export function dropResponse(c: Context<HttpEnv>): void {
  c.res = undefined;
  c.res = new Response(null, { headers: { 'X-Request-Id': c.var.ctx.requestId } });
}

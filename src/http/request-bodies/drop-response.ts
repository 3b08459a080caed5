import type { Context } from 'hono';
import type { HttpEnv } from '../http-env.ts';

/** Discards a handler's response with its headers, which would otherwise be merged into the next one. */
export function dropResponse(c: Context<HttpEnv>): void {
  c.res = undefined;
  c.res = new Response(null, { headers: { 'X-Request-Id': c.var.ctx.requestId } });
}

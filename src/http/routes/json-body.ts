import type { Context, MiddlewareHandler } from 'hono';
import { DomainError } from '#src/domain/errors.ts';
import type { HttpEnv } from '../http-env.ts';

/** Answers 415 to a body that does not say it is JSON: a form of another site cannot say so. */
export const requireJson: MiddlewareHandler<HttpEnv> = async (c, next) => {
  const type = c.req.header('Content-Type')?.split(';', 1)[0]?.trim().toLowerCase();
  if (type === 'application/json') return next();
  const title = 'This call takes application/json';
  const { requestId: instance } = c.var.ctx;
  return c.json({ type: 'about:blank', title, status: 415, instance }, 415, {
    'Content-Type': 'application/problem+json',
  });
};

/** The body as an object. @throws {DomainError} 'invalid' for text that is not a JSON object */
export async function readJsonObject(c: Context<HttpEnv>): Promise<Record<string, unknown>> {
  const body: unknown = await c.req.json().catch((error: unknown) => {
    if (error instanceof SyntaxError) return null;
    throw error;
  });
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return { ...body };
  throw new DomainError('invalid', 'The body is not a JSON object');
}

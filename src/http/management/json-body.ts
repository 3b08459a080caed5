import type { Context } from 'hono';
import { DomainError } from '#src/domain/errors.ts';
import { why } from '#src/http/refusals.ts';
import type { HttpEnv } from '../http-env.ts';

/** The body as an object. @throws {DomainError} 'invalid' if it is not a JSON object */
export async function readJsonObject(c: Context<HttpEnv>): Promise<Record<string, unknown>> {
  const body: unknown = await c.req.json().catch((error: unknown) => {
    if (error instanceof SyntaxError) return null;
    throw error;
  });
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return { ...body };
  throw new DomainError('invalid', why('request.not-json-object'));
}

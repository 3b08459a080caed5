import type { MiddlewareHandler } from 'hono';
import { DomainError } from '#src/domain/errors.ts';
import type { HttpEnv } from '../http-env.ts';
import { why } from '../refusals.ts';
import { dropResponse } from './drop-response.ts';
import { meteredBody, withBody } from './metered-body.ts';

const kibibyte = 1024;

/** Largest accepted bodies, in bytes: JSON calls are small; forms may contain one 10 MB file. */
export const bodyLimits = {
  json: 256 * kibibyte,
  form: 11 * kibibyte * kibibyte,
  /** For a form whose file is processed as it arrives: read beyond what is kept, so that the sender gets an answer. */
  stream: 50 * kibibyte * kibibyte,
};

/**
 * Refuses a larger body with 413: at once if its length is announced, else as soon as it exceeds the limit. Nothing
 * is buffered here.
 */
export function bodyLimit(maxBytes: number): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const declared = c.req.header('Content-Length');
    if (declared !== undefined && Number(declared) > maxBytes) throw tooLarge(maxBytes);
    const { body } = c.req.raw;
    if (declared !== undefined || body === null) return next();
    const state = { length: 0, isOver: false };
    const count = (bytes: number) => {
      state.length += bytes;
      state.isOver = state.length > maxBytes;
      return state.isOver ? 'too-large' : null;
    };
    c.req.raw = withBody(c.req.raw, meteredBody(body, { count }));
    await next();
    if (!state.isOver) return;
    // Replaces whatever the reader made of a truncated body.
    dropResponse(c);
    throw tooLarge(maxBytes);
  };
}

function tooLarge(maxBytes: number): DomainError {
  return new DomainError('too-large', why('request.body-too-large', { bytes: maxBytes }));
}

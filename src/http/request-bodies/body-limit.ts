import type { MiddlewareHandler } from 'hono';
import { DomainError } from '#src/domain/errors.ts';
import type { HttpEnv } from '../http-env.ts';
import { why } from '../refusals.ts';
import { dropResponse } from './drop-response.ts';
import { meteredBody, withBody } from './metered-body.ts';

const kibibyte = 1024;

/** Largest accepted bodies, in bytes: JSON calls are small; forms may carry one 10 MB file. */
export const bodyLimits = {
  json: 256 * kibibyte,
  form: 11 * kibibyte * kibibyte,
  /** Of a form whose file is taken in as it comes: read past what is kept, so that its sender is answered. */
  stream: 50 * kibibyte * kibibyte,
};

/**
 * Refuses a larger body with 413, at once where its length is said, else as soon as it is read past
 * the limit. Nothing is held here.
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
    // Whatever the reader made of a body that ended in the middle.
    dropResponse(c);
    throw tooLarge(maxBytes);
  };
}

function tooLarge(maxBytes: number): DomainError {
  return new DomainError('too-large', why('request.body-too-large', { bytes: maxBytes }));
}

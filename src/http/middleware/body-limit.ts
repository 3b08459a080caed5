import type { MiddlewareHandler } from 'hono';
import { DomainError } from '#src/domain/errors.ts';
import type { HttpEnv } from '../http-env.ts';

const kibibyte = 1024;

/** Largest accepted bodies, in bytes: JSON calls are small; forms may carry one 10 MB file. */
export const bodyLimits = {
  json: 256 * kibibyte,
  form: 11 * kibibyte * kibibyte,
  /** Of a form whose file is taken in as it comes: read past what is kept, so that its sender is answered. */
  stream: 50 * kibibyte * kibibyte,
};

/** Refuses a larger body with 413 before any handler reads it, with or without Content-Length. */
export function bodyLimit(maxBytes: number): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const declared = c.req.header('Content-Length');
    if (declared !== undefined && Number(declared) > maxBytes) throw tooLarge(maxBytes);
    if (declared === undefined && c.req.raw.body !== null) {
      const body = await readAtMost(c.req.raw.body, maxBytes);
      c.req.raw = withBody(c.req.raw, new Uint8Array(body));
    }
    return next();
  };
}

/** As `bodyLimit`, for a handler that reads the body as it arrives: nothing is held here. */
export function streamLimit(maxBytes: number): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const declared = c.req.header('Content-Length');
    if (declared !== undefined && Number(declared) > maxBytes) throw tooLarge(maxBytes);
    const { body } = c.req.raw;
    if (declared === undefined && body !== null) {
      c.req.raw = withBody(c.req.raw, body.pipeThrough(countBytes(maxBytes)));
    }
    return next();
  };
}

function countBytes(maxBytes: number): TransformStream<Uint8Array, Uint8Array> {
  let length = 0;
  return new TransformStream({
    transform(chunk, controller) {
      length += chunk.length;
      if (length > maxBytes) controller.error(tooLarge(maxBytes));
      else controller.enqueue(chunk);
    },
  });
}

async function readAtMost(body: ReadableStream<Uint8Array>, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    if (length > maxBytes) throw tooLarge(maxBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Part by part: the server's request only looks like a platform one, and cannot be copied whole. */
function withBody(request: Request, body: BodyInit): Request {
  const { url, method, headers, signal } = request;
  const init = { method, headers, signal, body, duplex: 'half' };
  return new Request(url, init);
}

function tooLarge(maxBytes: number): DomainError {
  return new DomainError('too-large', `The request body is larger than ${maxBytes} bytes`);
}

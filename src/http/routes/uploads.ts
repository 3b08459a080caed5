import { type Context, Hono } from 'hono';
import type { IncomingFile } from '#src/domain/careers/ports.ts';
import { DomainError } from '#src/domain/errors.ts';
import { receiveUpload, requireTicket } from '#src/domain/media/index.server.ts';
import { maxAssetBytes } from '#src/domain/media/index.ts';
import { why } from '#src/http/refusals.ts';
import { createLimiter, QueueFullError } from '#src/lib/limit-concurrency.ts';
import { defaultLocale } from '#src/lib/locales.ts';
import { boundaryOf, MultipartError, readMultipart } from '#src/lib/read-multipart.ts';
import type { HttpEnv } from '../http-env.ts';
import { preferredLocale } from '../language/preferred-locale.ts';
import { bodyLimit } from '../request-bodies/body-limit.ts';

/** Room for the fields and delimiters of a multipart body. */
const formBytes = 64 * 1024;

/**
 * `POST /v1/uploads/{id}?expires=…&signature=…`: the bytes of an announced upload, as multipart with `file`. The URL
 * is the permission; it is checked before any bytes are read. The file is written to disk; only two at a time are in
 * memory, to be inspected.
 */
export function uploadRoutes() {
  const limit = createLimiter({ running: 2, waiting: 50 });

  return new Hono<HttpEnv>().post(
    '/v1/uploads/:id{[0-9]{1,9}}',
    async (c, next) => {
      // The URL is the same in every language, so the office's page says which one it is in.
      const locale = preferredLocale(c.req.header('Accept-Language') ?? '') ?? defaultLocale;
      c.set('ctx', { ...c.var.ctx, locale });
      requireTicket(c.var.ctx, ticketOf(c));
      await next();
    },
    bodyLimit(maxAssetBytes + formBytes),
    async (c) => {
      const file = await takeFile(c);
      if (file === null) {
        throw new DomainError('invalid', why('request.no-file'));
      }
      try {
        await limit(async () => {
          const bytes = new Uint8Array(await file.arrayBuffer());
          await receiveUpload(c.var.ctx, { ...ticketOf(c), bytes });
        });
      } catch (error) {
        if (!(error instanceof QueueFullError)) throw error;
        throw new DomainError('rate-limited', why('request.many-files'));
      }
      return c.body(null, 204);
    },
  );
}

function ticketOf(c: Context<HttpEnv>) {
  const { expires = '', signature = '' } = c.req.query();
  return { id: Number(c.req.param('id')), expires, signature };
}

/** The file as it arrives; null for a body without one. */
async function takeFile(c: Context<HttpEnv>): Promise<Blob | null> {
  const boundary = boundaryOf(c.req.header('Content-Type') ?? '');
  const { body } = c.req.raw;
  if (boundary === null || body === null) return null;
  let file: IncomingFile | null = null;
  try {
    for await (const part of readMultipart(body, boundary)) {
      if (part.name !== 'file' || part.fileName === null || file) continue;
      file = await c.var.ctx.incoming.begin();
      for await (const chunk of part.body) await file.append(chunk);
    }
  } catch (error) {
    if (error instanceof MultipartError) return null;
    throw error;
  }
  return file?.blob() ?? null;
}

import { Hono } from 'hono';
import { DomainError } from '#src/domain/errors.ts';
import { receiveUpload, requireTicket } from '#src/domain/media/index.server.ts';
import { maxAssetBytes } from '#src/domain/media/index.ts';
import { createLimiter, QueueFullError } from '#src/lib/limit-concurrency.ts';
import type { HttpEnv } from '../http-env.ts';
import { bodyLimit } from '../middleware/body-limit.ts';

/** Room for the fields and borders of a multipart body. */
const formBytes = 64 * 1024;

/**
 * `POST /v1/uploads/{id}?expires=…&signature=…`: the bytes of an upload that was announced, as
 * multipart with `file`. The address is the permission; it is checked before a byte is read, and
 * only so many files are held at a time.
 */
export function uploadRoutes() {
  const limit = createLimiter({ running: 6, waiting: 50 });
  const readBody = bodyLimit(maxAssetBytes + formBytes);

  return new Hono<HttpEnv>().post('/v1/uploads/:id{[0-9]{1,9}}', async (c) => {
    const { expires = '', signature = '' } = c.req.query();
    const ticket = { id: Number(c.req.param('id')), expires, signature };
    requireTicket(c.var.ctx, ticket);
    return limit(async () => {
      await readBody(c, async () => {});
      const { file } = await c.req.parseBody().catch(() => ({ file: null }));
      if (!(file instanceof File)) {
        throw new DomainError('invalid', 'The upload has no part that is named "file"');
      }
      await receiveUpload(c.var.ctx, {
        ...ticket,
        bytes: new Uint8Array(await file.arrayBuffer()),
      });
      return c.body(null, 204);
    }).catch((error: unknown) => {
      if (error instanceof QueueFullError) {
        throw new DomainError('rate-limited', 'Many files are on their way. Try again in a minute');
      }
      throw error;
    });
  });
}

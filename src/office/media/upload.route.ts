import { data } from 'react-router';
import { z } from 'zod';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { announceUpload, finishUpload } from '#src/domain/media/index.server.ts';
import { refusalResponse } from '#src/office/kit/answer.server.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import type { Route } from './+types/upload.route';
import { assetItem } from './asset-item.ts';
import type { Announced, Finished } from './media-client.ts';

const requestSchema = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('announce'),
    fileName: z.string(),
    bytes: z.int(),
    folderId: z.int().nullable(),
  }),
  z.object({ intent: z.literal('finish'), id: z.int() }),
]);

/** `POST /admin/media/upload`: the first and the last step of an upload, as JSON. */
export async function action({ request, context }: Route.ActionArgs) {
  const ctx = context.get(ctxContext);
  const asked = requestSchema.safeParse(await request.json().catch(() => null));
  if (!asked.success) throw data(null, { status: 400 });
  try {
    return Response.json(await take(ctx, asked.data));
  } catch (error) {
    if (error instanceof DomainError) return refusalResponse(error, ctx.locale);
    throw error;
  }
}

async function take(
  ctx: Ctx,
  { intent, ...asked }: z.infer<typeof requestSchema>,
): Promise<Announced | Finished> {
  if ('id' in asked) {
    const { asset, isNew } = await finishUpload(ctx, asked);
    return { asset: assetItem(asset), isNew };
  }
  const { id, path } = await announceUpload(ctx, asked);
  return { id, path };
}

import { createHmac } from 'node:crypto';
import type { Ctx } from '#src/domain/context.ts';

/** Allows one announced upload until `expires`, in epoch ms. */
export function uploadSignature(
  ctx: Ctx,
  { id, expires }: { id: number; expires: string },
): string {
  return createHmac('sha256', ctx.keyFor('asset-upload'))
    .update(`${id}.${expires}`)
    .digest('base64url');
}

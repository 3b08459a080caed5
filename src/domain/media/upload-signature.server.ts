import { createHmac } from 'node:crypto';
import type { Ctx } from '#src/domain/context.ts';

/** Opens one announced upload until `expires`, ms since 1970. */
export function uploadSignature(
  ctx: Ctx,
  { id, expires }: { id: number; expires: string },
): string {
  return createHmac('sha256', ctx.keyFor('asset-upload'))
    .update(`${id}.${expires}`)
    .digest('base64url');
}

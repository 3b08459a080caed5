import { eq } from 'drizzle-orm';
import { mediaAssets } from '#src/db/schema/media.ts';
import type { Ctx } from '#src/domain/context.ts';
import { type Focus, focusPoint } from './image-request.ts';

/** The focal point that somebody set; null if nobody has. */
export async function findFocus(ctx: Ctx, hash: string): Promise<Focus | null> {
  const { focus, widthPx, heightPx } = mediaAssets;
  const [row] = await ctx.db
    .select({ focus, widthPx, heightPx })
    .from(mediaAssets)
    .where(eq(mediaAssets.hash, hash));
  if (!row?.widthPx || !row.heightPx) return null;
  return focusPoint(row.focus, { width: row.widthPx, height: row.heightPx });
}

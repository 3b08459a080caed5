import { listSiblings, type MoveStoryInput, readDraft } from '#src/domain/content/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { notFound } from '#src/domain/errors.ts';

/** Translates "after that story" for the tree: in its folder, before the one that follows it. */
export async function placeAfter(
  ctx: Ctx,
  { id, afterId }: { id: number; afterId: number },
): Promise<MoveStoryInput> {
  if (afterId === id) throw notFound();
  const { parentId } = await readDraft(ctx, { id: afterId });
  const siblings = (await listSiblings(ctx, parentId)).filter((item) => item.id !== id);
  const index = siblings.findIndex((item) => item.id === afterId);
  return { id, parentId, beforeId: siblings[index + 1]?.id ?? null };
}

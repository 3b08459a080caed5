import { listTree, type MoveStoryInput } from '#src/domain/content/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { notFound } from '#src/domain/errors.ts';

/** "Behind that one" as the tree says it: in its folder, before the one that came next. */
export async function placeAfter(
  ctx: Ctx,
  { id, afterId }: { id: number; afterId: number },
): Promise<MoveStoryInput> {
  const tree = await listTree(ctx);
  const after = tree.find((item) => item.id === afterId);
  if (!after || afterId === id) throw notFound();
  const { parentId } = after;
  const siblings = tree.filter((item) => item.parentId === parentId && item.id !== id);
  const index = siblings.findIndex((item) => item.id === afterId);
  return { id, parentId, beforeId: siblings[index + 1]?.id ?? null };
}

import { z } from 'zod';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { parseInput } from '#src/domain/parse-input.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { bumpContentVersion } from './bump-content-version.server.ts';
import { announceContentVersion } from './content-version.server.ts';
import { lockTree } from './lock-tree.server.ts';
import { isPublished, lockStory } from './locked-story.server.ts';
import { orderAmong } from './order-among.server.ts';
import { placeStory } from './place-story.server.ts';
import { why } from './refusals.ts';
import { rowId } from './row-id.ts';
import type { Story } from './story.server.ts';
import { folderSlug } from './story-place.server.ts';

const inputSchema = z.strictObject({
  id: rowId,
  /** The target folder; null for the root. */
  parentId: rowId.nullable(),
  /** The story or folder that follows; null for the last place. */
  beforeId: rowId.nullable().default(null),
});

export type MoveStoryInput = z.input<typeof inputSchema>;

/**
 * Moves a story, or a folder with its contents, in the tree; takes effect at once. The old paths of published pages
 * redirect to the new ones. Requires content.write, for published stories also content.publish.
 * @throws {DomainError} not-found, conflict for a taken path, invalid for a folder below itself
 */
export async function moveStory(ctx: Ctx, input: MoveStoryInput): Promise<Story> {
  requireScope(ctx.actor, 'content.write');
  const { id, parentId, beforeId } = parseInput(inputSchema, input);
  const { story, version } = await ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    await lockTree(inner);
    const before = await lockStory(inner, id);
    await refuseBelowItself(inner, { story: before, parentId });
    const placed = await placeStory(inner, { before, parentId });
    const { story, reordered } = await orderAmong(inner, { story: placed.story, beforeId });
    const shows = placed.isPublic || (reordered && (await isPublished(inner, id)));
    return { story, version: shows ? await bumpContentVersion(inner) : null };
  });
  if (version !== null) announceContentVersion(ctx.db, version);
  return story;
}

type Target = { story: Story; parentId: number | null };

async function refuseBelowItself(ctx: Ctx, { story, parentId }: Target): Promise<void> {
  if (!story.isFolder) return;
  const folder = await folderSlug(ctx, parentId);
  if (folder !== story.fullSlug && !folder?.startsWith(`${story.fullSlug}/`)) return;
  throw new DomainError('invalid', why('content.folder-in-itself'), [
    { path: 'parentId', ...why('content.folder-in-itself') },
  ]);
}

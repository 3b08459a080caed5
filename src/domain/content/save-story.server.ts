import type { Ctx } from '#src/domain/context.ts';
import { parseInput } from '#src/domain/parse-input.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { bumpContentVersion } from './bump-content-version.server.ts';
import { announceContentVersion } from './content-version.server.ts';
import { isPublished, lockStory } from './locked-story.server.ts';
import { placeStory } from './place-story.server.ts';
import type { Story } from './story.server.ts';
import { type SaveStoryInput, saveStoryInputSchema } from './story-schemas.ts';
import { requireRevision, writeText } from './write-text.server.ts';

/**
 * Changes a draft. Name and content become public with the next publication; place, slug and tags belong to the tree
 * and take effect at once. With `revision`, a save based on an older one is refused; read the newer draft with
 * `readDraft`. Requires content.write.
 * @throws {DomainError} not-found, conflict for an older revision or a taken slug
 */
export async function saveStory(ctx: Ctx, input: SaveStoryInput): Promise<Story> {
  requireScope(ctx.actor, 'content.write');
  const { id, revision, slug, isStartpage, ...fields } = parseInput(saveStoryInputSchema, input);
  const { story, version } = await ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    const before = await lockStory(inner, id);
    requireRevision(before, revision);
    const saved = await writeText(inner, { before, fields, action: 'save' });
    const { story, isPublic } = await placeStory(inner, { before: saved, slug, isStartpage });
    const shows = isPublic || (hasMoved(before, story) && (await isPublished(inner, id)));
    return { story, version: shows ? await bumpContentVersion(inner) : null };
  });
  if (version !== null) announceContentVersion(ctx.db, version);
  return story;
}

function hasMoved(before: Story, after: Story): boolean {
  return before.position !== after.position || before.tagList.join() !== after.tagList.join();
}

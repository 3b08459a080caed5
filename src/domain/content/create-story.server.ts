import { contentStories } from '#src/db/schema/content.ts';
import type { Ctx } from '#src/domain/context.ts';
import { parseInput } from '#src/domain/parse-input.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { requireShown } from './hidden-addresses.ts';
import type { Story } from './story.server.ts';
import { auditStory, authorOf, trimVersions } from './story-history.server.ts';
import { folderSlug, fullSlugOf, slugTaken } from './story-place.server.ts';
import { type CreateStoryInput, createStoryInputSchema } from './story-schemas.ts';
import { tidyContent } from './tidy-content.server.ts';

/**
 * Creates a draft, or a folder. Requires content.write.
 * @throws {DomainError} conflict if the slug is taken, invalid if the folder does not exist or the site serves
 * something else at that path
 */
export async function createStory(ctx: Ctx, input: CreateStoryInput): Promise<Story> {
  requireScope(ctx.actor, 'content.write');
  const { uuid = ctx.ids.uuid(), ...fields } = parseInput(createStoryInputSchema, input);
  return ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    const folder = await folderSlug(inner, fields.parentId);
    const fullSlug = fullSlugOf(fields, folder);
    requireShown({ fullSlug, isFolder: fields.isFolder });
    const author = authorOf(ctx.actor);
    const now = new Date(ctx.clock.now().epochMilliseconds);
    const [story] = await tx
      .insert(contentStories)
      .values({
        ...fields,
        uuid,
        groupId: uuid,
        fullSlug,
        content: tidyContent(fields.content, ctx.ids.uuid),
        createdAt: now,
        updatedAt: now,
        updatedBy: author,
      })
      .onConflictDoNothing()
      .returning();
    if (!story) throw slugTaken();
    if (author) await trimVersions(inner, { stories: [story], action: 'create', author });
    await auditStory(inner, { verb: 'create', story });
    return story;
  });
}

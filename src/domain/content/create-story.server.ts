import { and, eq } from 'drizzle-orm';
import { contentStories } from '#src/db/schema/content.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { requireSystem } from '#src/domain/require-system.ts';
import { type CreateStoryInput, createStoryInputSchema } from './story-schemas.ts';
import { tidyContent } from './tidy-content.ts';

export type Story = typeof contentStories.$inferSelect;

/**
 * Creates a draft, or a folder.
 * @throws {DomainError} conflict when the slug is taken, invalid when the folder does not exist
 */
export async function createStory(ctx: Ctx, input: CreateStoryInput): Promise<Story> {
  requireSystem(ctx.actor);
  const { uuid = ctx.ids.uuid(), ...fields } = createStoryInputSchema.parse(input);
  return ctx.db.transaction(async (tx) => {
    const folder = await findFolder({ ...ctx, db: tx }, fields.parentId);
    const now = new Date(ctx.clock.now().epochMilliseconds);
    const [story] = await tx
      .insert(contentStories)
      .values({
        ...fields,
        uuid,
        groupId: uuid,
        fullSlug: fullSlugOf(fields, folder),
        content: tidyContent(fields.content, ctx.ids.uuid),
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing()
      .returning();
    if (!story) throw slugTaken();
    return story;
  });
}

async function findFolder(ctx: Ctx, parentId: number | null): Promise<string | null> {
  if (parentId === null) return null;
  const [folder] = await ctx.db
    .select({ fullSlug: contentStories.fullSlug })
    .from(contentStories)
    .where(and(eq(contentStories.id, parentId), eq(contentStories.isFolder, true)));
  if (folder) return folder.fullSlug;
  throw new DomainError('invalid', 'There is no such folder', [
    { path: 'parentId', message: 'There is no such folder' },
  ]);
}

function fullSlugOf(story: { slug: string; isStartpage: boolean }, folder: string | null): string {
  if (folder === null) return story.slug;
  return story.isStartpage ? `${folder}/` : `${folder}/${story.slug}`;
}

/** The words of the management API's 422. */
function slugTaken(): DomainError {
  const message = 'has already been taken';
  return new DomainError('conflict', `slug: ${message}`, [{ path: 'slug', message }]);
}

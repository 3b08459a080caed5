import { createStory, ensureFolder, listSiblings } from '#src/domain/content/index.server.ts';
import { namedSchema } from '#src/domain/content/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import { parseInput } from '#src/domain/parse-input.ts';
import { slugOf } from '#src/lib/slug.ts';
import { type StoryTemplate, storyTemplates } from './story-templates.server.ts';

export type StartStoryInput = {
  name: string;
  /** '': derived from the name. */
  slug: string;
  /** Key of a template, or `folder`. */
  template: string;
  /** `usual`: the folder for such stories. */
  folder: number | 'usual' | null;
};

/**
 * Creates a draft from a template, last in its folder.
 * @throws {DomainError} invalid; a missing name is the only issue then, not the path derived from it
 */
export async function startStory(
  ctx: Ctx,
  { slug, template: key, folder, ...input }: StartStoryInput,
): Promise<{ id: number; isFolder: boolean }> {
  const { name } = parseInput(namedSchema, { name: input.name });
  const template = storyTemplates.find((known) => known.key === key);
  const parentId = folder === 'usual' ? await usualFolder(ctx, template) : folder;
  const last = (await listSiblings(ctx, parentId)).at(-1);
  const { id } = await createStory(ctx, {
    name,
    slug: slug.trim() || slugOf(name),
    parentId,
    position: (last?.position ?? 0) - 10,
    isFolder: template === undefined,
    ...(template && { content: template.content(name, ctx.ids.uuid) }),
  });
  return { id, isFolder: template === undefined };
}

/** The folder for such stories; a shop without one gets it with its first such story. */
async function usualFolder(ctx: Ctx, template?: StoryTemplate): Promise<number | null> {
  return template?.folder ? ensureFolder(ctx, { slug: template.folder }) : null;
}

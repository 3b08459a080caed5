import { createStory, ensureFolder, listTree } from '#src/domain/content/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { slugOf } from '#src/lib/slug.ts';
import { type StoryTemplate, storyTemplates } from './story-templates.server.ts';

export type StartStoryInput = {
  name: string;
  /** '': made from the name. */
  slug: string;
  /** Key of a template, or `folder`. */
  template: string;
  /** `usual`: where such stories are. */
  folder: number | 'usual' | null;
};

/** A draft that begins as its template does, the last of its folder. */
export async function startStory(
  ctx: Ctx,
  { name, slug, template: key, folder }: StartStoryInput,
): Promise<{ id: number; isFolder: boolean }> {
  const template = storyTemplates.find((known) => known.key === key);
  const parentId = folder === 'usual' ? await usualFolder(ctx, template) : folder;
  const last = (await listTree(ctx)).filter((item) => item.parentId === parentId).at(-1);
  const { id } = await createStory(ctx, {
    name,
    slug: slug.trim() || slugOf(name),
    parentId,
    position: (last?.position ?? 0) - 10,
    isFolder: template === undefined,
    ...(template && { content: template.content(name.trim(), ctx.ids.uuid) }),
  });
  return { id, isFolder: template === undefined };
}

/** Where such stories are; a shop that has had none yet gets the folder with the first of them. */
async function usualFolder(ctx: Ctx, template?: StoryTemplate): Promise<number | null> {
  return template?.folder ? ensureFolder(ctx, { slug: template.folder }) : null;
}

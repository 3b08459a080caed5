import { contentStories } from '#src/db/schema/content.ts';
import { createStory, folderName, saveStory } from '#src/domain/content/index.server.ts';
import { recordFolders } from '#src/domain/content/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import type { SeedStory } from './seed-story.ts';
import { stableUuid } from './stable-uuid.ts';

/** Folders that exist even without stories of the copy: of a page, and of records. */
const pageFolders = ['careers'];
const emptyFolders = Object.values(recordFolders);

/** Positions in descending steps, as the content service assigns them: the first story is shown first. */
const positionStep = -10;

/** Ids of the existing stories and folders, by full slug. */
type Known = Map<string, number>;

/** Creates or updates stories and their folders. Returns their ids. */
export async function putStories(ctx: Ctx, stories: SeedStory[]): Promise<number[]> {
  const known = await knownIds(ctx);
  const folders = foldersOf(stories);
  for (const folder of folders) {
    const position = firstBelow(folder, stories) * positionStep;
    if (!known.has(folder)) known.set(folder, await createFolder(ctx, { folder, position, known }));
  }
  const ids: number[] = [];
  for (const [index, story] of stories.entries()) {
    const position = index * positionStep;
    const isStartpage = folders.includes(story.fullSlug);
    ids.push(await putStory(ctx, { story, position, isStartpage, known }));
  }
  return ids;
}

async function createFolder(
  ctx: Ctx,
  { folder, position, known }: { folder: string; position: number; known: Known },
): Promise<number> {
  const placed = placeInTree(folder, known);
  const name = folderName(folder.replace(/^.*\//, ''));
  return (await createStory(ctx, { ...placed, name, position, isFolder: true })).id;
}

type Put = { story: SeedStory; position: number; isStartpage: boolean; known: Known };

async function putStory(ctx: Ctx, { story, position, isStartpage, known }: Put): Promise<number> {
  const address = isStartpage ? `${story.fullSlug}/` : story.fullSlug;
  const fields = { name: story.name, content: story.content, position };
  const id = known.get(address);
  if (id !== undefined) return (await saveStory(ctx, { id, ...fields })).id;
  const placed = placeInTree(address, known);
  const uuid = stableUuid(`story ${address}`);
  return (await createStory(ctx, { ...fields, ...placed, isStartpage, uuid })).id;
}

async function knownIds(ctx: Ctx): Promise<Known> {
  const rows = await ctx.db
    .select({ id: contentStories.id, fullSlug: contentStories.fullSlug })
    .from(contentStories);
  return new Map(rows.map(({ id, fullSlug }) => [fullSlug, id]));
}

/** Every folder on the path to a story, outer ones first. */
function foldersOf(stories: SeedStory[]): string[] {
  const above = stories.flatMap(({ fullSlug }) => {
    const parts = fullSlug.split('/').slice(0, -1);
    return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
  });
  const wanted = pageFolders.filter((folder) => stories.some((s) => s.fullSlug === folder));
  return [...new Set([...above, ...wanted, ...emptyFolders])];
}

/** A folder is placed where its first story would be, one without stories at the end. */
function firstBelow(folder: string, stories: SeedStory[]): number {
  const first = stories.findIndex(
    ({ fullSlug }) => fullSlug === folder || fullSlug.startsWith(`${folder}/`),
  );
  return first < 0 ? stories.length : first;
}

/** A start page is in the folder whose path it has. */
function placeInTree(address: string, known: Known) {
  const path = address.replace(/\/$/, '');
  const parent = path === address ? path.replace(/\/?[^/]+$/, '') : path;
  return { slug: path.replace(/^.*\//, ''), parentId: known.get(parent) ?? null };
}

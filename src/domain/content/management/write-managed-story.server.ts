import type { Ctx } from '#src/domain/context.ts';
import { parseInput } from '#src/domain/parse-input.ts';
import { announceContentVersion, readContentVersion } from '../content-version.server.ts';
import { createStory } from '../create-story.server.ts';
import { moveStory } from '../move-story.server.ts';
import { publishStories } from '../publish-stories.server.ts';
import { readDraft } from '../read-draft.server.ts';
import { saveStory } from '../save-story.server.ts';
import {
  creationOf,
  type ManagedInput,
  managedInputSchema,
  toStoryChange,
} from './managed-input.ts';
import type { ManagedStory } from './managed-story.ts';
import { readManagedStory } from './read-managed-story.server.ts';

/** Creates a story for a client of the management API, and publishes it on request. */
export function createManagedStory(ctx: Ctx, input: ManagedInput): Promise<ManagedStory> {
  const { story, publish } = parseInput(managedInputSchema, input);
  return atOnce(ctx, async (inner) => {
    const { id } = await createStory(inner, creationOf(story));
    if (publish) await publishStories(inner, { ids: [id] });
    return readManagedStory(inner, { id });
  });
}

/** Changes what the client sent, including the place in the tree: all of it or nothing. */
export function saveManagedStory(
  ctx: Ctx,
  { id, ...input }: ManagedInput & { id: number },
): Promise<ManagedStory> {
  const { story, publish } = parseInput(managedInputSchema, input);
  return atOnce(ctx, async (inner) => {
    const before = await readDraft(inner, { id });
    const parentId = story.parent_id ?? null;
    const moves = story.parent_id !== undefined && parentId !== before.parentId;
    if (moves) await moveStory(inner, { id, parentId });
    await saveStory(inner, { id, ...toStoryChange(story) });
    if (publish) await publishStories(inner, { ids: [id] });
    return readManagedStory(inner, { id });
  });
}

/** Several functions in one transaction; this process announces the new version after the commit. */
async function atOnce<Result>(ctx: Ctx, work: (inner: Ctx) => Promise<Result>): Promise<Result> {
  const result = await ctx.db.transaction((tx) => work({ ...ctx, db: tx }));
  announceContentVersion(ctx.db, await readContentVersion(ctx.db));
  return result;
}

import { z } from 'zod';
import type { Ctx } from '#src/domain/context.ts';
import { notFound } from '#src/domain/errors.ts';
import { parseInput } from '#src/domain/parse-input.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { readVersion } from './list-versions.server.ts';
import { lockStory } from './locked-story.server.ts';
import { rowId } from './row-id.ts';
import type { Story } from './story.server.ts';
import { requireRevision, writeText } from './write-text.server.ts';

const inputSchema = z.strictObject({
  storyId: rowId,
  versionId: rowId,
  /** The revision that the person is looking at. */
  revision: z.int().optional(),
});

export type RestoreVersionInput = z.input<typeof inputSchema>;

/**
 * Makes an older text the draft again; the replaced draft stays in the history. Requires content.write.
 * @throws {DomainError} not-found, conflict if somebody saved meanwhile
 */
export async function restoreVersion(ctx: Ctx, input: RestoreVersionInput): Promise<Story> {
  requireScope(ctx.actor, 'content.write');
  const { storyId, versionId, revision } = parseInput(inputSchema, input);
  return ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    const before = await lockStory(inner, storyId);
    requireRevision(before, revision);
    const version = await readVersion(inner, { id: versionId });
    if (version.storyId !== storyId) throw notFound();
    const { name, content } = version;
    return writeText(inner, { before, fields: { name, content }, action: 'restore' });
  });
}

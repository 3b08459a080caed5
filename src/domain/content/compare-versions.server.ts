import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { contentPublications } from '#src/db/schema/content.ts';
import type { Ctx } from '#src/domain/context.ts';
import { notFound } from '#src/domain/errors.ts';
import { parseInput } from '#src/domain/parse-input.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { compareContent, type Difference } from './compare-content.ts';
import { readVersion } from './list-versions.server.ts';
import { readDraft } from './read-draft.server.ts';
import { rowId } from './row-id.ts';

/** The number of a version, or the current draft. */
const side = z.union([rowId, z.literal('draft'), z.literal('published')]);
const inputSchema = z.strictObject({ storyId: rowId, from: side, to: side });

export type CompareVersionsInput = z.input<typeof inputSchema>;

type Text = { name: string; content: Record<string, unknown> };

export type Comparison = { from: Text; to: Text; differences: Difference[] };

/** Two texts of a story and their differences. Requires content.read. @throws {DomainError} not-found */
export async function compareVersions(ctx: Ctx, input: CompareVersionsInput): Promise<Comparison> {
  requireScope(ctx.actor, 'content.read');
  const { storyId, ...sides } = parseInput(inputSchema, input);
  const from = await readText(ctx, { storyId, side: sides.from });
  const to = await readText(ctx, { storyId, side: sides.to });
  return { from, to, differences: compareContent(from.content, to.content) };
}

type Wanted = { storyId: number; side: z.output<typeof side> };

async function readText(ctx: Ctx, { storyId, side }: Wanted): Promise<Text> {
  const text = await findText(ctx, { storyId, side });
  if (!text) throw notFound();
  return { name: text.name, content: text.content };
}

async function findText(ctx: Ctx, { storyId, side }: Wanted): Promise<Text | undefined> {
  if (side === 'draft') return readDraft(ctx, { id: storyId });
  if (side === 'published') {
    const { storyId: id, name, content } = contentPublications;
    const rows = await ctx.db
      .select({ name, content })
      .from(contentPublications)
      .where(eq(id, storyId));
    return rows[0];
  }
  const version = await readVersion(ctx, { id: side });
  return version.storyId === storyId ? version : undefined;
}

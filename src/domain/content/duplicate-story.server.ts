import { and, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { contentStories } from '#src/db/schema/content.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { parseInput } from '#src/domain/parse-input.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { createStory } from './create-story.server.ts';
import { lockStory } from './locked-story.server.ts';
import { why } from './refusals.ts';
import { rowId } from './row-id.ts';
import type { Story } from './story.server.ts';
import { folderSlug, fullSlugOf } from './story-place.server.ts';

const inputSchema = z.strictObject({
  id: rowId,
  /** Without them, name, slug and place are derived from the original's. */
  name: z.string().optional(),
  slug: z.string().optional(),
  parentId: rowId.nullable().optional(),
});

export type DuplicateStoryInput = z.input<typeof inputSchema>;

/**
 * Creates a draft with the same text next to the original, under a free slug: "contact-copy". Every blok in it gets a
 * new identity. Requires content.write.
 * @throws {DomainError} not-found, invalid for a folder
 */
export async function duplicateStory(ctx: Ctx, input: DuplicateStoryInput): Promise<Story> {
  requireScope(ctx.actor, 'content.write');
  const { id, ...wanted } = parseInput(inputSchema, input);
  return ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    const { tagList, position, ...story } = await lockStory(inner, id);
    if (story.isFolder) throw new DomainError('invalid', why('content.no-copy-of-folder'));
    const { name = `${story.name} (copy)`, parentId = story.parentId } = wanted;
    const slug = wanted.slug ?? (await freeSlug(inner, story.slug, parentId));
    // The content of a story is a blok: everything that writes it has validated it.
    const content = renewUids(story.content, ctx.ids.uuid) as { component: string };
    return createStory(inner, { name, slug, parentId, tagList, position, content });
  });
}

async function freeSlug(ctx: Ctx, slug: string, parentId: number | null): Promise<string> {
  const copy = `${slug}-copy`;
  const folder = await folderSlug(ctx, parentId);
  const addressOf = (name: string) => fullSlugOf({ slug: name, isStartpage: false }, folder);
  const { fullSlug, deletedAt } = contentStories;
  const rows = await ctx.db
    .select({ fullSlug })
    .from(contentStories)
    .where(and(sql`starts_with(${fullSlug}, ${addressOf(copy)})`, isNull(deletedAt)));
  const taken = new Set(rows.map((row) => row.fullSlug));
  let name = copy;
  for (let number = 2; taken.has(addressOf(name)); number += 1) name = `${copy}-${number}`;
  return name;
}

/** The same content with new identities, including table cells and bloks in rich text. */
function renewUids(value: unknown, newUid: () => string): unknown {
  if (Array.isArray(value)) return value.map((item) => renewUids(item, newUid));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      name === '_uid' ? newUid() : renewUids(item, newUid),
    ]),
  );
}

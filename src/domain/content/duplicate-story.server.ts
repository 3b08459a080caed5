import { and, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { contentStories } from '#src/db/schema/content.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { parseInput } from '#src/domain/parse-input.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { createStory, type Story } from './create-story.server.ts';
import { lockStory } from './locked-story.server.ts';
import { folderSlug, fullSlugOf } from './story-place.server.ts';

const inputSchema = z.strictObject({ id: z.int() });

/**
 * A draft with the same text, beside the first one, under a free slug: "contact-copy". Every blok in
 * it has an identity of its own. Scope content.write.
 * @throws {DomainError} not-found, invalid for a folder
 */
export async function duplicateStory(ctx: Ctx, input: { id: number }): Promise<Story> {
  requireScope(ctx.actor, 'content.write');
  const { id } = parseInput(inputSchema, input);
  return ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    const { name, parentId, tagList, position, ...story } = await lockStory(inner, id);
    if (story.isFolder) throw new DomainError('invalid', 'A folder cannot be duplicated');
    const slug = await freeSlug(inner, story.slug, parentId);
    // Content of a story is a blok: every verb that writes it has parsed it.
    const content = renewUids(story.content, ctx.ids.uuid) as { component: string };
    const copy = { name: `${name} (copy)`, slug, parentId, tagList, position, content };
    return createStory(inner, copy);
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

/** The same content with new identities, also of table cells and of bloks in rich text. */
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

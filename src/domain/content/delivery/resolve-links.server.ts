import { and, inArray } from 'drizzle-orm';
import { contentStories } from '#src/db/schema/content.ts';
import type { Ctx } from '#src/domain/context.ts';
import type { StoryWire } from '../ports.ts';
import { type LinkWire, selectLinks, wireLink } from './link-rows.server.ts';
import { readByUuids } from './stories-by-uuid.server.ts';
import type { StoryOptions } from './story-options.ts';
import { deliverable } from './story-rows.server.ts';

/** With `resolve_links=url`. */
export type UrlWire = Pick<StoryWire, 'id' | 'uuid' | 'name' | 'slug' | 'full_slug'> & {
  url: string;
};

export type LinkedWire = StoryWire | LinkWire | UrlWire;

/** What links lead to: whole stories, or just what a menu needs. */
export async function readLinked(
  ctx: Ctx,
  uuids: readonly string[],
  options: StoryOptions,
): Promise<LinkedWire[]> {
  if (uuids.length === 0) return [];
  // Fields are left out of the page itself, not of the stories it links to.
  const { version, resolve } = options;
  if (resolve.links === 'story') return readByUuids(ctx, uuids, { ...options, excludedFields: [] });
  const rows = await selectLinks(ctx.db, version).where(
    and(...deliverable(version), inArray(contentStories.uuid, [...uuids])),
  );
  if (resolve.links === 'link') return rows.map((row) => wireLink(row));
  return rows.map(({ id, uuid, name, slug, fullSlug }) => ({
    id,
    uuid,
    name,
    slug,
    full_slug: fullSlug,
    url: fullSlug,
  }));
}

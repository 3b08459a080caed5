import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#src/db/client.ts';
import { contentStories } from '#src/db/schema/content.ts';
import type { Ctx } from '#src/domain/context.ts';
import { notFound } from '#src/domain/errors.ts';
import type { StoryWire } from '../ports.ts';
import type { StoryKey, StoryQueryParsed } from './query-schemas.ts';
import { deliverable, selectStories, type Version } from './story-rows.server.ts';
import { wireStory } from './wire-story.ts';

/**
 * One story by slug, id or UUID, and the content version it belongs to. With `version: 'draft'` the caller must have
 * checked that the reader may see drafts.
 * @throws {DomainError} not-found
 */
export async function findStory(
  ctx: Ctx,
  query: StoryQueryParsed,
): Promise<{ story: StoryWire; version: number }> {
  if (!query.key) throw notFound();
  const [row] = await readRow(ctx, query, query.key);
  if (!row) throw notFound();
  return { story: wireStory(row, query), version: row.contentVersion };
}

/** The story alone. @throws {DomainError} not-found */
export async function getStory(ctx: Ctx, query: StoryQueryParsed): Promise<StoryWire> {
  return (await findStory(ctx, query)).story;
}

function readRow(ctx: Ctx, query: StoryQueryParsed, key: StoryKey) {
  if (key.by === 'slug' && query.excludedFields.length === 0) {
    return readBySlug(ctx.db, query.version).execute({ slug: key.value });
  }
  return selectStories(ctx.db, query)
    .where(and(...deliverable(query.version), isStory(key)))
    .limit(1);
}

function isStory(key: StoryKey): SQL {
  if (key.by === 'id') return eq(contentStories.id, key.id);
  if (key.by === 'uuid') return eq(contentStories.uuid, key.value);
  return isAt(sql`${key.value}`);
}

/** The start page of the folder "services" is the story "services/". */
function isAt(slug: SQL | ReturnType<typeof sql.placeholder>): SQL {
  return sql`${contentStories.fullSlug} in (${slug}::text, ${slug}::text || '/')`;
}

/**
 * The query of nearly every request, built only once, because building it took longer than running it. It is not a
 * named prepared statement: the session may belong to a pooler that does not support them.
 */
function prepareBySlug(db: Db, version: Version) {
  return selectStories(db, { version })
    .where(and(...deliverable(version), isAt(sql.placeholder('slug'))))
    .limit(1)
    .prepare('');
}

type Prepared = Partial<Record<Version, ReturnType<typeof prepareBySlug>>>;
const prepared = new WeakMap<Db, Prepared>();

function readBySlug(db: Db, version: Version) {
  const known = prepared.get(db) ?? {};
  prepared.set(db, known);
  known[version] ??= prepareBySlug(db, version);
  return known[version];
}

import { and, count, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { galleryBuilds } from '#src/db/schema/gallery.ts';
import type { Ctx } from '#src/domain/context.ts';
import { notFound } from '#src/domain/errors.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { readMorePictures } from './more-pictures.server.ts';
import { why } from './refusals.ts';
import { type FinishedDraft, finishedDraftSchema } from './schemas.ts';

/** A finished build in the back office, published or not. */
export type OfficeBuild = {
  id: string;
  leadId: string | null;
  publishedAt: Date | null;
  updatedAt: Date;
  imageId: number | null;
  moreImageIds: number[];
  record: FinishedDraft;
};

export type OfficeBuildFilter = {
  search: string;
  state: 'all' | 'published' | 'draft';
  /** From 1. */
  page: number;
  perPage: number;
};

type Row = typeof galleryBuilds.$inferSelect;

/** Last changed first. Requires gallery.write. */
export async function listOfficeBuilds(
  ctx: Ctx,
  { search, state, page, perPage }: OfficeBuildFilter,
): Promise<{ builds: OfficeBuild[]; total: number }> {
  requireScope(ctx.actor, 'gallery.write');
  const where = and(searchBuilds(search), inState(state));
  const [rows, [counted]] = await Promise.all([
    ctx.db
      .select()
      .from(galleryBuilds)
      .where(where)
      .orderBy(sql`${galleryBuilds.publishedAt} is not null`, desc(galleryBuilds.updatedAt))
      .limit(perPage)
      .offset((page - 1) * perPage),
    ctx.db.select({ total: count() }).from(galleryBuilds).where(where),
  ]);
  return { builds: rows.map((row) => officeBuild(row, [])), total: counted?.total ?? 0 };
}

/** Requires gallery.write. @throws {DomainError} not-found */
export async function getOfficeBuild(ctx: Ctx, id: string): Promise<OfficeBuild> {
  requireScope(ctx.actor, 'gallery.write');
  const isId = /^[0-9a-f-]{36}$/.test(id);
  const [row] = isId
    ? await ctx.db.select().from(galleryBuilds).where(eq(galleryBuilds.id, id))
    : [];
  if (!row) throw notFound(why('gallery.missing'));
  return officeBuild(row, (await readMorePictures(ctx, [row.id])).get(row.id) ?? []);
}

/** The finished build that was made from a lead; null if there is none. */
export async function findBuildOfLead(ctx: Ctx, leadId: string): Promise<string | null> {
  const [row] = await ctx.db
    .select({ id: galleryBuilds.id })
    .from(galleryBuilds)
    .where(eq(galleryBuilds.leadId, leadId));
  return row?.id ?? null;
}

function officeBuild(row: Row, moreImageIds: number[]): OfficeBuild {
  const { id, leadId, publishedAt, updatedAt, imageAssetId: imageId } = row;
  const record = finishedDraftSchema.parse(row.record);
  return { id, leadId, publishedAt, updatedAt, imageId, moreImageIds, record };
}

function searchBuilds(search: string): SQL | undefined {
  const words = search.split(/\s+/).filter((word) => word !== '');
  const text = sql`lower(${galleryBuilds.slug} || ' ' || ${galleryBuilds.year} || ' ' || ${galleryBuilds.make} || ' ' || ${galleryBuilds.model})`;
  return and(...words.map((word) => sql`strpos(${text}, ${word.toLowerCase()}) > 0`));
}

function inState(state: OfficeBuildFilter['state']): SQL | undefined {
  if (state === 'all') return undefined;
  const { publishedAt } = galleryBuilds;
  return state === 'published' ? isNotNull(publishedAt) : isNull(publishedAt);
}

import { and, eq, ne } from 'drizzle-orm';
import { galleryBuilds } from '#src/db/schema/gallery.ts';
import { recordAudit } from '#src/domain/audit/index.server.ts';
import { announceContentVersion, bumpContentVersion } from '#src/domain/content/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError, refuseField } from '#src/domain/errors.ts';
import { getAssets } from '#src/domain/media/index.server.ts';
import { parseInput } from '#src/domain/parse-input.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { defaultLocale } from '#src/lib/locales.ts';
import { draftOfForm } from './draft-of-form.server.ts';
import { missingForPublish } from './missing-for-publish.ts';
import { writeMorePictures } from './more-pictures.server.ts';
import { officeFormSchema } from './office-form.ts';
import { getOfficeBuild } from './office-queries.server.ts';
import { why } from './refusals.ts';
import { type FinishedDraft, finishedDraftSchema } from './schemas.ts';
import { withComputed } from './with-computed.server.ts';

/** Creates a finished build in the back office, hidden from visitors. Requires gallery.write. */
export async function createFinishedBuild(
  ctx: Ctx,
  { record, leadId }: { record: FinishedDraft; leadId: string | null },
): Promise<string> {
  requireScope(ctx.actor, 'gallery.write');
  const id = ctx.ids.uuid();
  const draft = await withComputed(ctx, finishedDraftSchema.parse(record));
  await ctx.db.transaction(async (tx) => {
    await tx.insert(galleryBuilds).values({ id, leadId, ...columnsOf(draft), ...nowOf(ctx) });
    await recordAudit({ ...ctx, db: tx }, { action: 'gallery.create', subject: about(id, draft) });
  });
  return id;
}

/**
 * Saves the form. A published build must stay complete. Requires gallery.write.
 * @throws {DomainError} not-found, or invalid with the fields that are refused
 */
export async function saveFinishedBuild(
  ctx: Ctx,
  { id, form }: { id: string; form: unknown },
): Promise<void> {
  const build = await getOfficeBuild(ctx, id);
  const input = parseInput(officeFormSchema, form);
  const record = await withComputed(
    ctx,
    await draftOfForm(ctx, { form: input, before: build.record }),
  );
  if (build.publishedAt) await requireWhole(ctx, record);
  await requireFreeSlug(ctx, { id, slug: record.slug });
  const images = await getAssets(ctx, [input.imageId, ...input.moreImageIds]);
  const assetIds = input.moreImageIds.filter((one) => images.has(one) && one !== input.imageId);
  const version = await ctx.db.transaction(async (tx) => {
    await tx
      .update(galleryBuilds)
      .set({
        ...columnsOf(record),
        imageAssetId: images.has(input.imageId) ? input.imageId : null,
        updatedAt: nowOf(ctx).updatedAt,
      })
      .where(eq(galleryBuilds.id, id));
    await writeMorePictures({ db: tx }, { buildId: id, assetIds: [...new Set(assetIds)] });
    await recordAudit({ ...ctx, db: tx }, { action: 'gallery.save', subject: about(id, record) });
    return build.publishedAt ? bumpContentVersion({ ...ctx, db: tx }) : null;
  });
  if (version !== null) announceContentVersion(ctx.db, version);
}

/** Publishes it. Requires gallery.write. @throws {DomainError} invalid with what is missing */
export async function publishFinishedBuild(ctx: Ctx, { id }: { id: string }): Promise<void> {
  const { record, publishedAt } = await getOfficeBuild(ctx, id);
  await requireWhole(ctx, record);
  await setPublished(ctx, { id, record, publishedAt: publishedAt ?? nowOf(ctx).updatedAt });
}

/** Unpublishes it; it stays in the back office. Requires gallery.write. */
export async function unpublishFinishedBuild(ctx: Ctx, { id }: { id: string }): Promise<void> {
  const { record } = await getOfficeBuild(ctx, id);
  await setPublished(ctx, { id, record, publishedAt: null });
}

/** Deletes an unpublished one. Requires gallery.write. @throws {DomainError} conflict */
export async function deleteFinishedBuild(ctx: Ctx, { id }: { id: string }): Promise<void> {
  const { record, publishedAt } = await getOfficeBuild(ctx, id);
  if (publishedAt) throw new DomainError('conflict', why('gallery.published'));
  await ctx.db.transaction(async (tx) => {
    await tx.delete(galleryBuilds).where(eq(galleryBuilds.id, id));
    await recordAudit({ ...ctx, db: tx }, { action: 'gallery.delete', subject: about(id, record) });
  });
}

type Published = { id: string; record: FinishedDraft; publishedAt: Date | null };

async function setPublished(ctx: Ctx, { id, record, publishedAt }: Published): Promise<void> {
  const action = publishedAt ? 'gallery.publish' : 'gallery.unpublish';
  const version = await ctx.db.transaction(async (tx) => {
    const { updatedAt } = nowOf(ctx);
    await tx.update(galleryBuilds).set({ publishedAt, updatedAt }).where(eq(galleryBuilds.id, id));
    await recordAudit({ ...ctx, db: tx }, { action, subject: about(id, record) });
    return bumpContentVersion({ ...ctx, db: tx });
  });
  // Cached pages contain it in their lists and counts.
  announceContentVersion(ctx.db, version);
}

async function requireWhole(ctx: Ctx, record: FinishedDraft): Promise<void> {
  const { languages } = await getShopSettings(ctx);
  const issues = missingForPublish(record, languages);
  if (issues.length === 0) return;
  throw new DomainError('invalid', why('gallery.incomplete'), issues);
}

async function requireFreeSlug(ctx: Ctx, { id, slug }: { id: string; slug: string }) {
  const taken = await ctx.db
    .select({ id: galleryBuilds.id })
    .from(galleryBuilds)
    .where(and(eq(galleryBuilds.slug, slug), ne(galleryBuilds.id, id)));
  if (taken.length === 0) return;
  throw refuseField('invalid', 'slug', why('gallery.slug-taken'));
}

function columnsOf(record: FinishedDraft) {
  const { slug, make, makeSlug, vehicleId, year, model, finishedOn } = record;
  return { slug, make, makeSlug, vehicleId, year, model, finishedOn, record };
}

function about(id: string, { title }: FinishedDraft) {
  return { kind: 'finished-build', id, name: title[defaultLocale] };
}

function nowOf(ctx: Ctx) {
  const now = new Date(ctx.clock.now().epochMilliseconds);
  return { createdAt: now, updatedAt: now };
}

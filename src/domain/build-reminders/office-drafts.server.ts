import { and, count, desc, eq, notExists } from 'drizzle-orm';
import { buildReminders } from '#src/db/schema/build-reminders.ts';
import { builds } from '#src/db/schema/builds.ts';
import { leads } from '#src/db/schema/leads.ts';
import { readBuildCatalogue, withNamedParts } from '#src/domain/builds/index.server.ts';
import {
  type BuildCatalogue,
  choicesOf,
  listParts,
  type PartRow,
  type ResolvedBuild,
  resolveBuild,
  selectedOptionsSchema,
} from '#src/domain/builds/index.ts';
import { vehicleName } from '#src/domain/catalog/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import { notFound } from '#src/domain/errors.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { type Origin, originSchema } from '#src/domain/traffic-sources/index.ts';
import { why } from './refusals.ts';

/** An unfinished build that its owner lets the shop see. */
export type Draft = {
  id: string;
  email: string;
  locale: string;
  consentedAt: Date;
  /** When the letter was queued; null if it was not yet. */
  remindedAt: Date | null;
  changedAt: Date;
  /** "2021 Ford F-150"; null if the truck is no longer in the catalog. */
  truck: string | null;
  parts: PartRow[];
};

export type DraftDetail = Draft & { build: ResolvedBuild | null; origin: Origin };

/** Drafts that were not sent, latest request first. Requires leads.read. `page` counts from 1. */
export async function listDrafts(
  ctx: Ctx,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ drafts: Draft[]; total: number }> {
  requireScope(ctx.actor, 'leads.read');
  const [rows, [counted]] = await Promise.all([
    draftRows(ctx)
      .orderBy(desc(buildReminders.consentedAt), builds.id)
      .limit(perPage)
      .offset((page - 1) * perPage),
    ctx.db.select({ total: count() }).from(buildReminders).where(notSent(ctx)),
  ]);
  const catalogue = rows.length > 0 ? await readBuildCatalogue(ctx) : null;
  const drafts = catalogue
    ? await Promise.all(rows.map((row) => describeDraft(ctx, { row, catalogue })))
    : [];
  return { drafts: drafts.map(toDraftLine), total: counted?.total ?? 0 };
}

/** Requires leads.read. @throws {DomainError} 'not-found', also for a draft without consent or one that was sent */
export async function getDraft(ctx: Ctx, id: string): Promise<DraftDetail> {
  requireScope(ctx.actor, 'leads.read');
  const isId = /^[0-9a-f-]{36}$/.test(id);
  const [row] = isId ? await draftRows(ctx, id) : [];
  if (!row) throw notFound(why('rescue.no-draft'));
  return describeDraft(ctx, { row, catalogue: await readBuildCatalogue(ctx) });
}

function draftRows(ctx: Ctx, id?: string) {
  return ctx.db
    .select({
      id: builds.id,
      email: buildReminders.email,
      locale: buildReminders.locale,
      consentedAt: buildReminders.consentedAt,
      remindedAt: buildReminders.remindedAt,
      changedAt: builds.updatedAt,
      selectedOptions: builds.selectedOptions,
      meta: builds.meta,
      ownTruck: builds.ownTruck,
      source: builds.source,
      experiments: builds.experiments,
    })
    .from(buildReminders)
    .innerJoin(builds, eq(builds.id, buildReminders.buildId))
    .where(and(id === undefined ? undefined : eq(builds.id, id), notSent(ctx)))
    .$dynamic();
}

type DraftRow = Awaited<ReturnType<typeof draftRows>>[number];

/** A draft that was sent is a lead. */
function notSent({ db }: Ctx) {
  const sent = db.select({ id: leads.id }).from(leads);
  return notExists(sent.where(eq(leads.buildId, buildReminders.buildId)));
}

async function describeDraft(
  ctx: Ctx,
  { row, catalogue }: { row: DraftRow; catalogue: BuildCatalogue },
): Promise<DraftDetail> {
  const { selectedOptions, meta, ownTruck, source, experiments, ...asked } = row;
  const draft = {
    selectedOptions: selectedOptionsSchema.parse(selectedOptions),
    completedOptions: choicesOf({ meta, ownTruck }),
  };
  const build = resolveBuild(draft, await withNamedParts(ctx, { catalogue, build: draft }));
  return {
    ...asked,
    truck: build && vehicleName(build.vehicle, build.year, ctx.locale),
    parts: build ? listParts(build) : [],
    build,
    origin: originSchema.parse({ source, experiments }),
  };
}

function toDraftLine({ build: _build, origin: _origin, ...line }: DraftDetail): Draft {
  return line;
}

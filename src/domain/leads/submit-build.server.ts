import { leads } from '#src/db/schema/leads.ts';
import { lockBuild, readBuildCatalogue, withNamedParts } from '#src/domain/builds/index.server.ts';
import {
  type Build,
  type BuildCatalogue,
  buildLocaleSchema,
  resolveBuild,
} from '#src/domain/builds/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { reachGoal } from '#src/domain/experiments/index.server.ts';
import { readCatalogVersion } from '#src/domain/facts/index.server.ts';
import { fieldIssues, inReasons } from '#src/domain/field-issues.ts';
import type { QuotedPrice } from '#src/domain/quotes/index.ts';
import { readQuotedRates } from '#src/domain/rates/index.server.ts';
import type { Origin } from '#src/domain/traffic-sources/index.ts';
import { defaultLocale, type LocaleCode } from '#src/lib/locales.ts';
import { confirmBuild, notifyShop, truckOf } from './announce-lead.server.ts';
import { normalizeContact } from './contact.ts';
import { leadOrigin } from './lead-origin.server.ts';
import { type BuildLead, readBuildLead } from './queries.server.ts';
import { why } from './refusals.ts';
import { type BuildDetails, type BuildDetailsInput, buildDetailsSchema } from './schemas.ts';
import { asSpam } from './set-stage.server.ts';
import { type BuildSnapshot, type PriceBasis, takeSnapshot } from './snapshot.ts';

export type SubmitBuildInput = BuildDetailsInput & {
  buildId: string;
  capability: string;
  /** The language of error messages. */
  locale?: LocaleCode | undefined;
  /** The price on the page: its rates are honored, and a difference is recorded. */
  seen?: QuotedPrice | null;
  /** Where the visitor came from, according to the request (`originOf`). */
  origin?: Origin;
  /** Filled in by a program: kept apart, and nobody is notified. */
  isSpam?: boolean;
};

/**
 * Sends a build to the shop. A build becomes one lead: if it is sent again, the first one is returned unchanged. The
 * snapshot freezes what the customer saw.
 * @throws {DomainError} 'not-found' for another visitor's build, 'invalid' with the fields
 */
export async function submitBuild(ctx: Ctx, input: SubmitBuildInput): Promise<BuildLead> {
  const details = parseDetails(input);
  const { origin: sending, seen = null } = input;
  const access = { id: input.buildId, capability: input.capability };
  const catalogVersion = await readCatalogVersion(ctx);
  // Sequentially, because an idempotent request does all of this in one session.
  const catalogue = await readBuildCatalogue(ctx);
  const rates = await readQuotedRates(ctx, seen?.ratesSetId);
  return ctx.db.transaction(async (tx) => {
    const build = await lockBuild(tx, access);
    const sent = await readBuildLead(tx, build.id);
    if (sent) return sent;
    const inner = { ...ctx, db: tx };
    const known = await withNamedParts(inner, { catalogue, build });
    const snapshot = snapshotOf(build, { ...known, rates, catalogVersion, seen });
    const origin = await leadOrigin(inner, { buildId: build.id, sending });
    const { isSpam = false } = input;
    await insertLead(inner, { build, details, snapshot, origin, isSpam });
    const lead = requireLead(await readBuildLead(tx, build.id));
    if (isSpam) return lead;
    await reachGoal(inner, {
      goal: 'build_completed',
      locale: build.locale,
      valueCents: snapshot.quote?.totalCents.likely,
    });
    await notifyShop(inner, { ...lead, kind: 'build', truck: truckOf(lead, defaultLocale) });
    await confirmBuild(inner, lead, build.locale);
    return lead;
  });
}

function parseDetails({ locale, ...input }: SubmitBuildInput): BuildDetails {
  const result = buildDetailsSchema(buildLocaleSchema.catch(defaultLocale).parse(locale)).safeParse(
    input,
    inReasons,
  );
  if (result.success) return result.data;
  const { error } = result;
  throw new DomainError('invalid', why('leads.bad-details'), fieldIssues(error));
}

function snapshotOf(build: Build, known: BuildCatalogue & PriceBasis): BuildSnapshot {
  const resolved = resolveBuild(build, known);
  const { rates, catalogVersion, seen } = known;
  const basis = { rates, catalogVersion, seen };
  if (resolved) return takeSnapshot(build, { resolved, basis });
  throw new DomainError('invalid', why('leads.needs-vehicle'), [
    { path: 'vehicle', ...why('leads.choose-vehicle') },
  ]);
}

type NewLead = {
  build: Build;
  details: BuildDetails;
  snapshot: BuildSnapshot;
  origin: Origin;
  isSpam: boolean;
};

async function insertLead(ctx: Ctx, sent: NewLead): Promise<void> {
  const { build, details, snapshot, origin, isSpam } = sent;
  const now = new Date(ctx.clock.now().epochMilliseconds);
  await ctx.db.insert(leads).values({
    id: ctx.ids.uuid(),
    kind: 'build',
    buildId: build.id,
    name: details.name,
    ...normalizeContact(details.contact),
    preferred: details.preferred ?? null,
    note: details.note,
    vin: details.vin || null,
    locale: build.locale,
    consentedAt: now,
    snapshot,
    ...origin,
    ...(isSpam && asSpam(ctx)),
    createdAt: now,
  });
}

function requireLead(lead: BuildLead | null): BuildLead {
  if (!lead) throw new Error('The lead that was just written cannot be read');
  return lead;
}

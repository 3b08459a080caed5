import { builds } from '#src/db/schema/builds.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { reachGoal } from '#src/domain/experiments/index.server.ts';
import { fieldIssues, inReasons } from '#src/domain/field-issues.ts';
import { type Origin, originSchema } from '#src/domain/traffic-sources/index.ts';
import { hashCapability } from './queries.server.ts';
import { why } from './refusals.ts';
import { requireVehicle } from './require-vehicle.server.ts';
import { type BuildAccess, type StartBuildInput, startBuildSchema } from './schemas.ts';
import { storedChoices } from './stored-choices.ts';

/**
 * Starts a build for a vehicle of the catalog. The capability is returned only once, to its browser. `origin` is
 * where the visitor came from (`originOf`).
 * @throws {DomainError} 'invalid' if the vehicle is unknown or was not sold in that year
 */
export async function startBuild(
  ctx: Ctx,
  { origin, ...input }: StartBuildInput & { origin?: Origin },
): Promise<BuildAccess> {
  const { selectedOptions, locale, ...vehicle } = parseStart(input);
  await requireVehicle(ctx, vehicle);
  const access = { id: ctx.ids.uuid(), capability: ctx.ids.token() };
  const now = new Date(ctx.clock.now().epochMilliseconds);
  await ctx.db.transaction(async (tx) => {
    await tx.insert(builds).values({
      id: access.id,
      capabilityHash: hashCapability(access.capability),
      locale,
      selectedOptions,
      ...storedChoices({ vehicle }),
      ...(origin && originSchema.parse(origin)),
      createdAt: now,
      updatedAt: now,
    });
    await reachGoal({ ...ctx, db: tx }, { goal: 'build_started', locale });
  });
  return access;
}

function parseStart(input: unknown) {
  const result = startBuildSchema.safeParse(input, inReasons);
  if (result.success) return result.data;
  throw new DomainError('invalid', why('builds.not-started'), fieldIssues(result.error));
}

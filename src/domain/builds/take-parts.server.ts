import { sql } from 'drizzle-orm';
import { builds } from '#src/db/schema/builds.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { fieldIssues, inReasons } from '#src/domain/field-issues.ts';
import type { Build } from './build-state.ts';
import { buildOptions } from './options.ts';
import { changeBuild, lockBuild } from './queries.server.ts';
import { why } from './refusals.ts';
import { replacePart } from './replace-part.ts';
import {
  type BuildAccess,
  type CompletedOptions,
  type TakenParts,
  takenPartsSchema,
} from './schemas.ts';

/**
 * Replaces all chosen parts with a given set; an option that is missing is open again. Extras of new tires and the
 * vehicle are kept.
 * @throws {DomainError} 'not-found', or 'invalid' with the paths of what is refused
 */
export function takeParts(
  ctx: Ctx,
  { parts, ...access }: BuildAccess & { parts: unknown },
): Promise<Build> {
  const taken = parseTaken(parts);
  return ctx.db.transaction(async (tx) => {
    const { completedOptions } = await lockBuild(tx, access);
    const patch = JSON.stringify(optionsOf(taken, completedOptions));
    const without = buildOptions.reduce(
      (meta, key) => sql`${meta} - ${key}::text`,
      sql`${builds.meta}`,
    );
    const change = {
      meta: sql`(${without}) || ${patch}::jsonb`,
      selectedOptions: taken.selectedOptions,
    };
    return changeBuild({ db: tx, clock: ctx.clock }, { access, change });
  });
}

function parseTaken(input: unknown): TakenParts {
  const result = takenPartsSchema.safeParse(input, inReasons);
  if (result.success) return result.data;
  throw new DomainError('invalid', why('builds.bad-parts'), fieldIssues(result.error, ['parts']));
}

function optionsOf({ skus }: TakenParts, before: CompletedOptions): CompletedOptions {
  const entries = buildOptions.flatMap((option) => {
    const sku = skus[option];
    return sku === undefined ? [] : [[option, replacePart(before[option], { sku })]];
  });
  return Object.fromEntries(entries);
}

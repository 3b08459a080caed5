import { type SQL, sql } from 'drizzle-orm';
import { builds } from '#src/db/schema/builds.ts';
import type { Ctx } from '#src/domain/context.ts';
import { reachGoal } from '#src/domain/experiments/index.server.ts';
import type { Build } from './build-state.ts';
import { type BuildOption, buildOptions } from './options.ts';
import { parseMeta } from './parse-meta.ts';
import { changeBuild } from './queries.server.ts';
import type { BuildAccess, CompletedOptions } from './schemas.ts';
import { storedChoices } from './stored-choices.ts';

/**
 * Merges completed options by key, in one statement, so two simultaneous saves of different options are both kept.
 * Options that the build already has, sent again because a response was lost, change nothing.
 * @throws {DomainError} 'not-found', or 'invalid' with the paths of what is refused
 */
export async function recordCompletedOptions(
  ctx: Ctx,
  { meta, ...access }: BuildAccess & { meta: unknown },
): Promise<Build> {
  const completed = parseMeta(meta);
  const { meta: choices, ownTruck } = storedChoices(completed);
  const merged = sql`${builds.meta} || ${JSON.stringify(choices)}::jsonb`;
  const told = ownTruck === undefined ? sql`${builds.ownTruck}` : toJson(ownTruck);
  const isSame = sql`${merged} = ${builds.meta} and ${told} is not distinct from ${builds.ownTruck}`;
  const change = {
    ...progressOf(completed),
    meta: merged,
    ownTruck: told,
    version: sql`${builds.version} + case when ${isSame} then 0 else 1 end`,
  };
  const build = await changeBuild(ctx, { access, change });
  const { locale } = build;
  for (const option of optionsIn(completed)) {
    await reachGoal(ctx, { goal: 'option_completed', locale, detail: option });
  }
  return build;
}

function toJson(value: object | null): SQL {
  return value === null ? sql`null::jsonb` : sql`${JSON.stringify(value)}::jsonb`;
}

function optionsIn(completed: CompletedOptions): BuildOption[] {
  return buildOptions.filter((option) => completed[option] !== undefined);
}

/** Completing an option makes it the current one; the first one ever chosen stays recorded as the first. */
function progressOf(completed: CompletedOptions) {
  const options = optionsIn(completed);
  const [first] = options;
  if (first === undefined) return {};
  const firstOption = sql`coalesce(${builds.firstOption}, ${first})`;
  return { firstOption, currentOption: options.at(-1) };
}

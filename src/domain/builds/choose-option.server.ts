import { sql } from 'drizzle-orm';
import { builds } from '#src/db/schema/builds.ts';
import type { Ctx } from '#src/domain/context.ts';
import type { Build } from './build-state.ts';
import type { BuildOption } from './options.ts';
import { changeBuild } from './queries.server.ts';
import { type BuildAccess, buildOptionSchema } from './schemas.ts';

/** Makes an option the current one; which option was chosen first is never changed. */
export function chooseOption(
  ctx: Ctx,
  { option, ...access }: BuildAccess & { option: BuildOption },
): Promise<Build> {
  const currentOption = buildOptionSchema.parse(option);
  return changeBuild(ctx, {
    access,
    change: { currentOption, firstOption: sql`coalesce(${builds.firstOption}, ${currentOption})` },
  });
}

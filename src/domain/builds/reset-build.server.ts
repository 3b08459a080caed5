import type { Ctx } from '#src/domain/context.ts';
import { type Build, emptyBuildState } from './build-state.ts';
import { changeBuild } from './queries.server.ts';
import type { BuildAccess } from './schemas.ts';

/** Resets all choices to their defaults. The browser then lets go of the build. */
export function resetBuild(ctx: Ctx, access: BuildAccess): Promise<Build> {
  const { completedOptions: meta, ...state } = emptyBuildState();
  return changeBuild(ctx, { access, change: { meta, ownTruck: null, ...state } });
}

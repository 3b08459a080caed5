import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { buildSnapshots } from '#src/db/schema/snapshots.ts';
import { getBuild } from '#src/domain/builds/index.server.ts';
import type { Build, BuildAccess } from '#src/domain/builds/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { readCatalogVersion } from '#src/domain/facts/index.server.ts';
import type { Refusal } from '#src/domain/refusal.ts';
import { freezeBuild } from './freeze-build.server.ts';
import { parseSnapshot } from './queries.server.ts';
import { why } from './refusals.ts';
import type { FrozenBuild, SharedBuild } from './schemas.ts';
import { snapshotIdOf } from './snapshot-id.ts';

/**
 * Freezes the current state of a visitor's build and gives it a link. The same build in the same state at the same
 * prices has one link, however often it is requested.
 * @throws {DomainError} 'not-found' for another visitor's build, 'invalid' while nothing is chosen
 */
export async function createSnapshot(ctx: Ctx, access: BuildAccess): Promise<SharedBuild> {
  const build = await getBuild(ctx, access);
  requireChoice(build);
  const catalogVersion = await readCatalogVersion(ctx);
  const frozen = await freezeBuild(ctx, build);
  if (!frozen) throw nothingChosen('vehicle', why('snapshots.no-vehicle'));
  return insertOnce(ctx, { stateKey: stateKeyOf(build.id, frozen), catalogVersion, frozen });
}

/** A truck with nothing chosen is not worth a link; keeping its parts is a choice. */
function requireChoice({ completedOptions: { vehicle, ...parts } }: Build): void {
  if (!vehicle) throw nothingChosen('vehicle', why('snapshots.no-vehicle'));
  if (Object.keys(parts).length > 0) return;
  throw nothingChosen('build', why('snapshots.no-parts'));
}

function nothingChosen(path: string, refusal: Refusal): DomainError {
  return new DomainError('invalid', why('snapshots.nothing'), [{ path, ...refusal }]);
}

/** A hash, so that the row does not lead to anybody's build, and from there to a name. */
function stateKeyOf(buildId: string, frozen: FrozenBuild): string {
  return createHash('sha256')
    .update(`${buildId} ${JSON.stringify(frozen)}`)
    .digest('hex');
}

type NewSnapshot = { stateKey: string; catalogVersion: string; frozen: FrozenBuild };

async function insertOnce(ctx: Ctx, row: NewSnapshot): Promise<SharedBuild> {
  const { stateKey, catalogVersion, frozen } = row;
  await ctx.db
    .insert(buildSnapshots)
    .values({
      id: snapshotIdOf(ctx.ids.token()),
      stateKey,
      catalogVersion,
      record: frozen,
      takenAt: new Date(ctx.clock.now().epochMilliseconds),
    })
    .onConflictDoNothing({ target: buildSnapshots.stateKey });
  const rows = await ctx.db
    .select()
    .from(buildSnapshots)
    .where(eq(buildSnapshots.stateKey, stateKey));
  return parseSnapshot(rows[0]);
}

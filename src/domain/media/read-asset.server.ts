import type { Ctx } from '#src/domain/context.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { findAssetRow } from './asset-row.server.ts';
import { libraryAsset } from './library-asset.server.ts';
import type { LibraryAsset } from './library-schemas.ts';

/** One asset of the library, including the bin. Requires media.read. @throws {DomainError} not-found */
export async function readAsset(ctx: Ctx, { id }: { id: number }): Promise<LibraryAsset> {
  requireScope(ctx.actor, 'media.read');
  return libraryAsset(ctx, await findAssetRow(ctx, id));
}

import type { Ctx } from '#src/domain/context.ts';
import { kindOf } from './asset-format.ts';
import { assetUrl } from './asset-url.ts';
import type { LibraryAsset } from './library-schemas.ts';
import { signPrivateAsset } from './private-address.server.ts';
import type { AssetRow } from './store-asset.server.ts';

/** Converts a row to what the library shows. */
export function libraryAsset(ctx: Ctx, { key: _, ...row }: AssetRow): LibraryAsset {
  const filename = assetUrl(row);
  return {
    ...row,
    kind: kindOf(row.contentType),
    filename,
    src: row.isPrivate ? `${filename}?${signPrivateAsset(ctx, row.hash).query}` : filename,
  };
}

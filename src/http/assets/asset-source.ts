import type { FileStore } from '#src/domain/media/index.server.ts';
import { originalKey } from '#src/domain/media/index.ts';
import { createPresence } from './presence.ts';
import type { PictureSource } from './variants.ts';

/** What a URL under /f/ refers to. */
export type StoredFile = { hash: string; fileName: string; isPrivate?: boolean };

export type AssetSource = (files: FileStore, file: StoredFile) => PictureSource;

/** Pictures and drawings of the library, as sources. */
export function createAssetSource(): AssetSource {
  const isThere = createPresence();
  return (files, file) => {
    const { hash, fileName, isPrivate = false } = file;
    return {
      name: `${isPrivate ? 'private/' : ''}${hash}/${fileName}`,
      isDrawing: fileName.endsWith('.svg'),
      isThere: () => isThere(files, originalKey(file)),
      read: () => files.get(originalKey(file)),
    };
  };
}

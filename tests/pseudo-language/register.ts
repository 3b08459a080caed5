import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { sourcePath } from '#src/db/source-path.ts';
import { addLanguage, addTexts } from './add-language.ts';

/*
 * `node --import` this, and the built site has the pseudo-language while it runs: the build itself
 * knows nothing of it and is the one that visitors get.
 */
const folders = ['build/server/', 'src/'].map((folder) => sourcePath(folder));

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    if (!url.startsWith('file:') || loaded.source === undefined || loaded.source === null)
      return loaded;
    const path = fileURLToPath(url);
    if (!folders.some((folder) => path.startsWith(folder))) return loaded;
    const source =
      typeof loaded.source === 'string'
        ? loaded.source
        : Buffer.from(loaded.source as Uint8Array).toString();
    if (loaded.format === 'json') {
      return { ...loaded, source: JSON.stringify(addTexts(JSON.parse(source))) };
    }
    return { ...loaded, source: addLanguage(path, source) };
  },
});

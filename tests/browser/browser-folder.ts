import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { sourcePath } from '#src/db/source-path.ts';

const require = createRequire(import.meta.url);

/** What the tests' browser is unpacked into: inside this checkout, and gone with its packages. */
export const browserFolder = join(sourcePath('node_modules'), '.cache', 'ironwood-browser');

/** The fonts that the browser may use beside those that a page brings. */
export const fontFolder = join(dirname(require.resolve('dejavu-fonts-ttf/package.json')), 'ttf');

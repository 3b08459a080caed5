import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { sourcePath } from '#src/db/source-path.ts';

const require = createRequire(import.meta.url);

/** Where the tests' browser is unpacked: inside this checkout, and deleted with its packages. */
export const browserFolder = join(sourcePath('node_modules'), '.cache', 'ironwood-browser');

/** The fonts that the browser may use besides a page's own. */
export const fontFolder = join(dirname(require.resolve('dejavu-fonts-ttf/package.json')), 'ttf');

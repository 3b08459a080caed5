// Part of `npm run build`: the site's worker as one file, `/sw.js`, with the build number.
import { createHash } from 'node:crypto';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { splitBodies } from './split-bodies.ts';

const client = 'build/client';
const boot = globSync('src/web/boot/*.js').sort();

await build({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  plugins: [splitBodies()],
  define: { 'import.meta.env.VITE_BUILD': JSON.stringify(numberOfBuild()) },
  build: {
    target: 'es2023',
    outDir: client,
    emptyOutDir: false,
    modulePreload: false,
    rollupOptions: {
      input: 'src/site/offline/worker/sw.ts',
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
});

/** Files have the hash of their contents in their names; the boot script gets its own when served. */
function numberOfBuild(): string {
  const names = readdirSync(join(client, 'assets')).filter((name) => !/\.(br|gz)$/.test(name));
  const hash = createHash('sha256').update(names.sort().join());
  for (const file of boot) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 8);
}

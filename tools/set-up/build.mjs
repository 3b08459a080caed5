// `npm run build`: client and server, then the client's files compressed once, at the highest level.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { forgetBuild, hashSources, recordBuild } from './build-stamp.mjs';
import { root, run, SetUpError } from './run.mjs';

const compressible = /\.(js|css|svg|json|txt|webmanifest)$/;

// Computed before the build, so that the next start notices if a source changes meanwhile.
const sources = hashSources();
forgetBuild();
try {
  await run('node', [join('tools', 'script-groups', 'measure-scripts.ts')]);
  await run('react-router', ['build']);
  await run('node', [join('tools', 'build-worker.ts')]);
} catch (error) {
  if (!(error instanceof SetUpError)) throw error;
  process.exit(1);
}
const client = join(root, 'build', 'client');
for (const entry of readdirSync(client, { recursive: true, withFileTypes: true })) {
  if (entry.isFile() && compressible.test(entry.name)) compress(join(entry.parentPath, entry.name));
}
recordBuild(sources);

function compress(file) {
  const body = readFileSync(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  writeFileSync(`${file}.br`, brotliCompressSync(body, { params }));
  writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }));
}

// Builds client and server, then compresses the client's files once, at the highest level.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { root, run } from './steps.mjs';

const compressible = /\.(js|css|svg|json|txt|webmanifest)$/;

await run('react-router', ['build']);
const client = join(root, 'build', 'client');
for (const name of readdirSync(client, { recursive: true, encoding: 'utf8' })) {
  const file = join(client, name);
  if (compressible.test(name) && statSync(file).isFile()) compress(file);
}

function compress(file) {
  const body = readFileSync(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  writeFileSync(`${file}.br`, brotliCompressSync(body, { params }));
  writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }));
}

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sourcePath } from '#src/db/source-path.ts';

/** The version of the package, the first characters of the hash of what was built, and the version of Node. */
export function readBuildInfo(): { version: string; build: string; node: string } {
  const manifest = sourcePath('package.json');
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  const stamp = join(dirname(manifest), 'build', '.sources');
  const build = existsSync(stamp) ? readFileSync(stamp, 'utf8').slice(0, 12) : 'none';
  return { version, build, node: process.versions.node };
}

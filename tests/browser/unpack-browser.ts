import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { inflate } from '@sparticuz/chromium';
import { browserFolder } from './browser-folder.ts';

/** Where the packaged browser is unpacked, with the system libraries that it needs. */
export type UnpackedBrowser = { executablePath: string; libraries: string };

/**
 * Unpacks the browser of `@sparticuz/chromium` below `node_modules`, once per version. The package itself would share
 * files in the temporary folder with every other checkout on the machine, and use whatever an earlier version left
 * there.
 */
export async function unpackBrowser(): Promise<UnpackedBrowser> {
  const folder = join(browserFolder, versionOfPackage());
  if (!existsSync(folder)) await unpackInto(folder);
  return { executablePath: join(folder, 'chromium'), libraries: join(folder, 'al2023', 'lib') };
}

/** Unpacked next to its place and then renamed, so that nobody starts an incomplete browser. */
async function unpackInto(folder: string): Promise<void> {
  mkdirSync(browserFolder, { recursive: true });
  const unfinished = mkdtempSync(join(browserFolder, 'unpacking-'));
  await inflateInto(unfinished);
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    // Another process was first; its browser is the same.
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

/** The package unpacks into the temporary folder that is configured at the time of the call. */
async function inflateInto(folder: string): Promise<void> {
  const { TMPDIR } = process.env;
  process.env.TMPDIR = folder;
  const parts = archives.map((name) => inflate(join(packed, name)));
  if (TMPDIR === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = TMPDIR;
  await Promise.all(parts);
}

/** The program, the system libraries that a minimal machine lacks, and the software renderer. */
const archives = ['chromium.br', 'al2023.tar.br', 'swiftshader.tar.br'];

const require = createRequire(import.meta.url);
const packageFolder = join(dirname(require.resolve('@sparticuz/chromium')), '..');
const packed = join(packageFolder, 'bin');

function versionOfPackage(): string {
  return (require(join(packageFolder, 'package.json')) as { version: string }).version;
}

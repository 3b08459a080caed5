import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { inLocale, localeCodes } from '#src/lib/locales.ts';
import { type BuiltServer, startBuiltServer } from '#tests/process/built-server.ts';
import { sendMessage } from '#tests/process/send-message.ts';
import { ownNode, root } from '#tools/set-up/run.mjs';
import type { SoakOptions } from './soak.ts';

type Version = { name: string; script: string };

/**
 * Lets this version and the one of the commit before take turns on one database, begun by either: pages and forms must
 * work every time. The older one is built from git, with the packages of this one.
 */
export async function soakVersions({ folder }: SoakOptions): Promise<void> {
  const commit = git('rev-parse', '--short', 'HEAD^');
  if (!commit)
    return console.log('  There is no earlier commit here: it needs a clone with history.');
  const older = buildOlder(commit, join(folder, 'older'));
  const newer = { name: 'this version', script: join(root, 'build/server/server.js') };
  for (const [first, second] of [
    [older, newer],
    [newer, older],
  ] as const) {
    const dataDir = join(folder, `data-${first === older ? 'older' : 'newer'}`);
    for (const version of [first, second, first]) await serve(version, dataDir);
  }
}

function git(...args: string[]): string {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return '';
  }
}

function buildOlder(commit: string, folder: string): Version {
  mkdirSync(folder);
  const archive = join(folder, 'sources.tar');
  execFileSync('git', ['archive', '--output', archive, commit], { cwd: root });
  execFileSync('tar', ['--extract', '--file', archive], { cwd: folder });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  console.log(`  building ${commit}`);
  const env = { ...process.env, NODE_ENV: 'production' };
  execFileSync(ownNode, [join(folder, 'tools/set-up/build.mjs')], {
    cwd: folder,
    env,
    stdio: 'pipe',
  });
  return { name: commit, script: join(folder, 'build/server/server.js') };
}

async function serve({ name, script }: Version, dataDir: string): Promise<void> {
  const server = await startBuiltServer({ DATA_DIR: dataDir, FORM_MIN_SECONDS: '0' }, { script });
  try {
    await visit(server);
  } finally {
    server.kill('SIGTERM');
    await server.ended;
  }
  console.log(`  ${name} served ${dataDir}`);
}

async function visit({ url }: BuiltServer): Promise<void> {
  for (const path of [
    '/',
    '/gallery',
    '/store',
    ...localeCodes.map((code) => inLocale('/build', code)),
    '/login',
  ]) {
    const { status } = await fetch(new URL(path, url));
    if (status !== 200) throw new Error(`${path} was answered with ${status}.`);
  }
  if (!(await sendMessage(url, 'Rosa Delgado'))) throw new Error('A message was not taken.');
}

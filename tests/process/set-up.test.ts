import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sourcePath } from '#src/db/source-path.ts';
import { temporaryFolder } from './built-server.ts';

const setUp = sourcePath('tools/set-up');
const patient = { timeout: 240_000 };

/** A copy of the set-up scripts next to a lockfile, with nothing installed. */
function bareRepository(): string {
  const { folder, remove } = temporaryFolder();
  onTestFinished(remove);
  cpSync(setUp, join(folder, 'tools', 'set-up'), { recursive: true });
  const manifest = { name: 'bare', version: '1.0.0' };
  const wanted = { ...manifest, dependencies: { node: '26.10.0' } };
  const packages = { '': wanted, 'node_modules/node': { version: '26.10.0' } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(wanted));
  writeFileSync(
    join(folder, 'package-lock.json'),
    JSON.stringify({ ...manifest, lockfileVersion: 3, packages }),
  );
  return folder;
}

/** The same with the packages in its lockfile, as far as the scripts check. */
function installedRepository(): string {
  const folder = bareRepository();
  const modules = join(folder, 'node_modules');
  const ownNode = join(modules, 'node', 'bin', 'node');
  mkdirSync(dirname(ownNode), { recursive: true });
  writeFileSync(ownNode, `#!/bin/sh\nexec ${process.execPath} "$@"\n`, { mode: 0o755 });
  writeFileSync(
    join(modules, '.package-lock.json'),
    JSON.stringify({ packages: { 'node_modules/node': { version: '26.10.0' } } }),
  );
  mkdirSync(join(folder, 'tools', 'script-groups'));
  const tools = [
    'build-worker',
    'pack-boot',
    'script-groups/build-groups',
    'script-groups/group-scripts',
    'script-groups/measure-scripts',
    'script-groups/plan-groups',
    'script-groups/scripts',
    'split-bodies',
  ];
  for (const name of [
    'vite.config',
    'react-router.config',
    ...tools.map((tool) => `tools/${tool}`),
  ]) {
    writeFileSync(join(folder, `${name}.ts`), '');
  }
  mkdirSync(join(folder, 'src'));
  return folder;
}

async function runScript(args: string[], environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stderr = '';
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  child.stdout.resume();
  const [code] = await once(child, 'close');
  return { code, lines: stderr.trim().split('\n'), last: stderr.trim().split('\n').at(-1)?.trim() };
}

test.each(['start.mjs', 'test.mjs'])(
  '%s on an old Node says which one to install',
  async (name) => {
    const pretend =
      'data:text/javascript,Object.defineProperty(process,"versions",{value:{node:"18.20.4"}})';
    const { code, lines } = await runScript(['--import', pretend, join(setUp, name)]);
    expect({ code, lines }).toEqual({
      code: 1,
      lines: ['Node 18.20.4 is too old: install Node 20 or newer and try again.'],
    });
  },
);

test('packages that cannot be had end with a sentence below what npm says', patient, async () => {
  const folder = bareRepository();
  // A registry without a server.
  writeFileSync(join(folder, '.npmrc'), 'registry=http://127.0.0.1:1/\nfetch-retries=0\n');
  const { code, last } = await runScript([join(folder, 'tools', 'set-up', 'start.mjs')], {
    HOME: folder,
    npm_config_cache: join(folder, 'cache'),
  });
  expect(code).toBe(1);
  expect(last).toMatch(/^The packages could not be installed .+: check the connection .+\.$/);
});

test(
  'a source that cannot be built ends with a sentence and no stack of ours',
  patient,
  async () => {
    const folder = installedRepository();
    const failing = join(folder, 'failing');
    mkdirSync(failing);
    writeFileSync(join(failing, 'react-router'), '#!/bin/sh\necho "broken.tsx:1" >&2\nexit 1\n', {
      mode: 0o755,
    });
    const { code, lines, last } = await runScript([join(folder, 'tools', 'set-up', 'start.mjs')], {
      PATH: `${failing}${delimiter}${process.env.PATH}`,
    });
    expect(code).toBe(1);
    expect(lines[0]).toBe('broken.tsx:1');
    expect(last).toMatch(/^The site could not be built .+: correct that source and try again\.$/);
    expect(lines.join('\n')).not.toMatch(/^\s+at /m);
  },
);

test('the server is started with the lines of .env, and what the shell sets wins', async () => {
  const folder = installedRepository();
  const server = join(folder, 'build', 'server', 'server.js');
  mkdirSync(dirname(server), { recursive: true });
  writeFileSync(server, 'console.error(process.env.SEED, process.env.PORT);');
  const { hashSources, recordBuild } = await import(
    join(folder, 'tools', 'set-up', 'build-stamp.mjs')
  );
  recordBuild(hashSources());
  writeFileSync(join(folder, '.env'), 'SEED=empty\nPORT=4000\n');
  const script = join(folder, 'tools', 'set-up', 'start.mjs');
  expect(await runScript([script], { PORT: '5000' })).toMatchObject({
    code: 0,
    last: 'empty 5000',
  });
});

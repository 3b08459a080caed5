import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sourcePath } from '#src/db/source-path.ts';
import { compileCache } from './compile-cache.ts';

/**
 * Creates the data folder of a shop on its first day: the built server is started on an empty folder, fills it and is
 * stopped. `TEST_SHOP` names the folder, so that simultaneous runs share one. Returns a function that deletes it.
 */
export async function prepareDemoShop(): Promise<() => void> {
  const given = process.env.TEST_SHOP;
  const folder = given ?? join(mkdtempSync(join(tmpdir(), 'ironwood-shop-')), 'data');
  process.env.TEST_SHOP = folder;
  if (!existsSync(folder)) await makeShop(folder);
  return () => {
    if (!given) rmSync(join(folder, '..'), { recursive: true, force: true });
  };
}

/** Copies that shop into an empty folder. */
export function copyDemoShop(into: string): void {
  const folder = process.env.TEST_SHOP;
  if (!folder) throw new Error('The tests run with prepareDemoShop in their global setup');
  cpSync(folder, into, { recursive: true, mode: constants.COPYFILE_FICLONE });
}

/** Under another name first, so that whoever finds the folder finds it complete. */
async function makeShop(folder: string): Promise<void> {
  const own = `${folder}.${process.pid}`;
  const server = spawn(process.execPath, [sourcePath('build/server/server.js')], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      DATA_DIR: own,
      PORT: '0',
      ...compileCache,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  let printed = '';
  server.stdout.on('data', (chunk) => {
    printed += chunk;
    if (printed.includes('Ironwood is open')) server.kill('SIGTERM');
  });
  const [code] = await ended;
  if (code !== 0) throw new Error(`The demo shop was not made (code ${code}):\n${printed}`);
  try {
    renameSync(own, folder);
  } catch {
    // Another run was faster.
    rmSync(own, { recursive: true, force: true });
  }
}

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from './env.ts';
import { openShop, type ShopOptions } from './open-shop.ts';

/** The argument of a process that only fills the shop. */
const fillArgument = 'fill';

export const isFillProcess = (): boolean => process.argv[2] === fillArgument;

/**
 * Creates and seeds an embedded database that does not exist yet, in a process of its own: creating it and importing
 * the pictures leaves some 200 MB behind that a process cannot return. That process ends with this one, which ends
 * with its exit code if it fails, because the reason has been printed.
 */
export async function fillInOwnProcess({ DATABASE_URL, DATA_DIR }: Env): Promise<void> {
  if (DATABASE_URL || existsSync(join(DATA_DIR, 'database'))) return;
  const [, script = ''] = process.argv;
  const [code] = await once(fork(script, [fillArgument]), 'exit');
  if (code !== 0) process.exit(code ?? 1);
}

/** The work of that process. */
export async function fill(
  options: Omit<ShopOptions, 'opening' | 'begin' | 'watching'>,
): Promise<void> {
  const { jobs, database } = await openShop({
    ...options,
    opening: 'Create the database',
    begin: () => undefined,
  });
  await jobs.stop();
  await database.close();
}

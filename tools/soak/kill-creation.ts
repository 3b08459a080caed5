import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '#src/db/client.ts';
import { sourcePath } from '#src/db/source-path.ts';
import { quietLogger } from '#tests/setup/test-engine.ts';

/**
 * Kills processes while they create the database, then opens it, which throws if something incomplete was left.
 * Returns the number of kills.
 */
export async function killDuringCreation(options: { dataDir: string; rounds: number }) {
  for (let round = 0; round < options.rounds; round += 1) {
    rmSync(options.dataDir, { recursive: true, force: true });
    // From early in initdb to after the rename.
    await createUntilKilled(options.dataDir, 500 + (round / options.rounds) * 4_000);
    const database = await openDatabase({ dataDir: options.dataDir, logger: quietLogger });
    await database.pool.query('select 1');
    await database.close();
  }
  return options.rounds;
}

async function createUntilKilled(dataDir: string, delayMs: number) {
  const script = sourcePath('tests/fakes/hold-database.ts');
  const creator = spawn(process.execPath, [script, dataDir], { stdio: 'ignore' });
  const ended = once(creator, 'exit');
  await wait(delayMs);
  creator.kill('SIGKILL');
  await ended;
}

import { DatabaseStartError } from '#src/db/client.ts';
import { makeFilesPrivate } from '#src/db/private-tree.ts';
import { EnvError } from '#src/server/env.ts';
import { StartError } from '#src/server/start-error.ts';
import { SetUpError } from '#tools/set-up/run.mjs';

/** Runs a command: errors that a person can fix are printed as one sentence, others with their stack. */
export async function runTool(work: () => Promise<void>) {
  makeFilesPrivate();
  try {
    await work();
  } catch (error) {
    const expected = [EnvError, StartError, DatabaseStartError, SetUpError].some(
      (kind) => error instanceof kind,
    );
    console.error(expected && error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

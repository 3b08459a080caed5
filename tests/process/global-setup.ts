import { openServerLogs, searchServerLogs } from '#tests/logs/server-logs.ts';
import { isBuilt } from '#tools/set-up/build-stamp.mjs';
import { build } from '#tools/set-up/steps.mjs';

/** The process tests start the built server, so it has to be the one of the sources. */
export async function setup() {
  if (!isBuilt()) await build();
  openServerLogs();
}

/** After all process tests: what they planted is in none of the lines that their servers printed. */
export function teardown() {
  searchServerLogs();
}

import { openServerLogs, searchServerLogs } from '#tests/logs/server-logs.ts';
import { prepareDemoShop } from '#tests/setup/demo-shop.ts';
import { isBuilt } from '#tools/set-up/build-stamp.mjs';
import { build } from '#tools/set-up/steps.mjs';

let removeDemoShop: () => void;

/** The process tests start the built server, so the build must match the sources. */
export async function setup() {
  if (!isBuilt()) await build();
  openServerLogs();
  removeDemoShop = await prepareDemoShop();
}

/** After all process tests: no planted text is in the servers' output. */
export function teardown() {
  removeDemoShop();
  searchServerLogs();
}

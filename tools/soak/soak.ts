// npm run soak -- [kill] [imports] [load] [stop] [memory] [bodies] [machines] [overload] [restore] [versions] [full-disk] [slow-disk]
// [clock] [--rounds 30] [--minutes 10] [--leads 0] [--engine embedded] [--shop <folder>] [--disk <folder>]: what is too
// slow for `npm test`, with the same code. Without names everything runs; it ends with code 1 at the first fault.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { StartError } from '#src/server/start-error.ts';
import { isBuilt } from '#tools/set-up/build-stamp.mjs';
import { build } from '#tools/set-up/steps.mjs';
import { runTool } from '../run-tool.ts';
import { soakBodies } from './bodies.ts';
import { type Engine, engines } from './chaos-server.ts';
import { soakClock } from './clock.ts';
import { soakFullDisk } from './full-disk.ts';
import { soakKills } from './kill.ts';
import { soakKilledImports } from './kill-imports.ts';
import { soakLoad } from './load.ts';
import { soakMachines } from './machines.ts';
import { soakMemory } from './memory.ts';
import { soakOverload } from './overload.ts';
import { soakRestore } from './restore.ts';
import { soakSlowDisk } from './slow-disk.ts';
import { soakStops } from './stop.ts';
import { soakVersions } from './versions.ts';

export type SoakOptions = {
  /** An empty folder for this soak test. */
  folder: string;
  /** Processes that are killed, stopped or started. */
  rounds: number;
  /** Duration of each timed soak test. */
  minutes: number;
  /** Leads in the shop, for `restore`, `full-disk`, `slow-disk` and `clock`. */
  leads: number;
  /** The only engine of those four; both without it. */
  engine?: Engine | undefined;
  /** Where the embedded shop with its leads is kept for the next run, which saves filling it again. */
  shop?: string | undefined;
  /** A folder on a small file system, for `full-disk` where no small disk can be mounted. */
  disk?: string | undefined;
};

const soaks = {
  kill: soakKills,
  imports: soakKilledImports,
  load: soakLoad,
  stop: soakStops,
  memory: soakMemory,
  bodies: soakBodies,
  machines: soakMachines,
  overload: soakOverload,
  restore: soakRestore,
  versions: soakVersions,
  'full-disk': soakFullDisk,
  'slow-disk': soakSlowDisk,
  clock: soakClock,
};

await runTool(async () => {
  const { names, ...options } = readArguments();
  if (!isBuilt()) await build();
  for (const [name, soak] of Object.entries(soaks)) {
    if (names.length > 0 && !names.includes(name)) continue;
    console.log(`\n  ${name}\n`);
    const folder = mkdtempSync(join(tmpdir(), 'ironwood-soak-'));
    try {
      await soak({ folder, ...options });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
});

function readArguments() {
  const { positionals: names, values } = parseArgs({
    allowPositionals: true,
    options: {
      rounds: { type: 'string', default: '30' },
      minutes: { type: 'string', default: '10' },
      leads: { type: 'string', default: '0' },
      engine: { type: 'string' },
      shop: { type: 'string' },
      disk: { type: 'string' },
    },
  });
  const { shop, disk } = values;
  const rounds = Number(values.rounds);
  const minutes = Number(values.minutes);
  const leads = Number(values.leads);
  const engine = engines.find((one) => one === values.engine);
  const isKnown = names.every((name) => name in soaks) && engine === values.engine;
  if (isKnown && rounds >= 1 && minutes > 0 && leads >= 0) {
    return { names, rounds, minutes, leads, engine, shop, disk };
  }
  throw new StartError(
    `Say npm run soak -- [${Object.keys(soaks).join('] [')}] [--rounds 30] [--minutes 10] [--leads 0] [--engine ${engines.join('|')}] [--shop <folder>] [--disk <folder>].`,
  );
}

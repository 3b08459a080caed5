// npm run soak -- [kill] [load] [stop] [memory] [bodies] [machines] [overload] [--rounds 30] [--minutes 10]: what is
// too slow for `npm test`, with the same code. Without names everything runs; it ends with code 1 at the first fault.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { StartError } from '#src/server/start-error.ts';
import { isBuilt } from '#tools/set-up/build-stamp.mjs';
import { build } from '#tools/set-up/steps.mjs';
import { runTool } from '../run-tool.ts';
import { soakBodies } from './bodies.ts';
import { soakKills } from './kill.ts';
import { soakLoad } from './load.ts';
import { soakMachines } from './machines.ts';
import { soakMemory } from './memory.ts';
import { soakOverload } from './overload.ts';
import { soakStops } from './stop.ts';

export type SoakOptions = {
  /** An empty folder for this soak test. */
  folder: string;
  /** Processes that are killed, stopped or started. */
  rounds: number;
  /** Duration of each timed soak test. */
  minutes: number;
};

const soaks = {
  kill: soakKills,
  load: soakLoad,
  stop: soakStops,
  memory: soakMemory,
  bodies: soakBodies,
  machines: soakMachines,
  overload: soakOverload,
};

await runTool(async () => {
  const { names, rounds, minutes } = readArguments();
  if (!isBuilt()) await build();
  for (const [name, soak] of Object.entries(soaks)) {
    if (names.length > 0 && !names.includes(name)) continue;
    console.log(`\n  ${name}\n`);
    const folder = mkdtempSync(join(tmpdir(), 'ironwood-soak-'));
    try {
      await soak({ folder, rounds, minutes });
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
    },
  });
  const [rounds, minutes] = [Number(values.rounds), Number(values.minutes)];
  const unknown = names.filter((name) => !(name in soaks));
  if (unknown.length === 0 && rounds >= 1 && minutes > 0) return { names, rounds, minutes };
  throw new StartError(
    `Say npm run soak -- [${Object.keys(soaks).join('] [')}] [--rounds 30] [--minutes 10].`,
  );
}

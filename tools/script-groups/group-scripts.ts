import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Plan } from './plan-groups.ts';

/** Written by measure-scripts.ts, read by the build that follows. */
export const groupsFile = join(import.meta.dirname, '..', '..', '.cache', 'script-groups.json');

/**
 * Puts modules of the client together as they were planned (decision 028). Where nothing was
 * measured, as while developing, the bundler is left alone.
 */
export function groupScripts(): Plugin {
  return {
    name: 'group-scripts',
    applyToEnvironment: ({ name }) => name === 'client',
    outputOptions: (options) => ({ ...options, codeSplitting: { groups: readGroups() } }),
  };
}

function readGroups() {
  if (!existsSync(groupsFile)) return [];
  const { order, groups }: Plan = JSON.parse(readFileSync(groupsFile, 'utf8'));
  return order.map((name, index) => ({
    name,
    test: (id: string) => groups[id] === name,
    priority: order.length - index,
  }));
}

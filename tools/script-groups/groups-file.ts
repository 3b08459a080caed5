import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GroupName, groupNames } from './plan-groups.ts';

export const root = join(import.meta.dirname, '..', '..');

/** Written by measure-scripts.ts, read by vite.config.ts a moment later. */
export const groupsFile = join(root, '.cache', 'script-groups.json');

/**
 * The bundler's groups, as they were planned. Where nothing was measured, as while developing, it is
 * left alone.
 */
export function scriptGroups() {
  if (!existsSync(groupsFile)) return [];
  const groups: Record<string, GroupName> = JSON.parse(readFileSync(groupsFile, 'utf8'));
  return groupNames.map((name, index) => ({
    name,
    test: (id: string) => groups[id] === name,
    priority: groupNames.length - index,
  }));
}

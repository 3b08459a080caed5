import { needsOf, type Script, type Scripts } from './scripts.ts';

/** In the order of their priority. */
export const buildGroups = ['stage', 'build'] as const;
export type BuildGroup = (typeof buildGroups)[number];

const flow = '/src/site/build/flow/block.tsx';
const drawing = '/src/drawing/drawing.ts';

/**
 * The group of a script that the build's pages need at once, whatever its size: `stage` if all other
 * pages that need it draw a truck in the browser too, `build` if there are none. The dialog that
 * starts a build opens on every page, and so is no part of these pages.
 */
export function buildGroupOf(scripts: Scripts): (file: string) => BuildGroup | null {
  const entries = Object.entries(scripts).flatMap(([file, { entry }]) => {
    return entry === null ? [] : [{ entry, needs: needsOf(scripts, [file]) }];
  });
  const needed = entries.find(({ entry }) => entry.endsWith(flow))?.needs;
  const draws = Object.keys(scripts).find((file) => hasModule(scripts[file], drawing)) ?? '';
  return (file) => {
    if (!needed?.has(file)) return null;
    const others = entries.filter(({ entry, needs }) => needs.has(file) && !isPartOfBuild(entry));
    if (others.length === 0) return 'build';
    return others.every(({ entry, needs }) => isBody(entry) || needs.has(draws)) ? 'stage' : null;
  };
}

function hasModule(script: Script | undefined, ending: string): boolean {
  return Object.keys(script?.modules ?? {}).some((id) => id.endsWith(ending));
}

function isPartOfBuild(entry: string): boolean {
  return entry.includes('/src/site/build/') && !entry.includes('/overlay/');
}

/** Fetched by a page that draws it. */
function isBody(entry: string): boolean {
  return entry.includes('/src/drawing/');
}

/**
 * A group brings all that it needs. So what the scripts of the build's groups need and other pages
 * need too stays as it is, each in a group of its own before the groups of what needs it.
 */
export function scriptsBeforeBuild(
  scripts: Scripts,
  planned: ReadonlyMap<string, string>,
): Map<string, string> {
  const seen = new Set<string>();
  const names = new Map<string, string>();
  const isOfBuild = (file: string) => buildGroups.some((name) => name === planned.get(file));
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    if (planned.has(file) && !isOfBuild(file)) return;
    for (const needed of scripts[file]?.imports ?? []) visit(needed);
    // Names end up in file names, where two may not be the same.
    if (!planned.has(file)) names.set(file, `${nameOf(file)}-${names.size + 1}`);
  };
  for (const file of planned.keys()) if (isOfBuild(file)) visit(file);
  return names;
}

/** `words` of `assets/words-CU1k06P-.js`. */
function nameOf(file: string): string {
  return /([\w.-]+)-[\w-]{8}\.js$/.exec(file)?.[1] ?? 'part';
}

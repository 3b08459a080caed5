/** A script as the bundler makes it when it is left alone. */
export type Script = {
  /** File names of the scripts that it needs at once. */
  imports: readonly string[];
  /** The module whose script this is: a page, the router's start, what is loaded on demand. */
  entry: string | null;
  /** Bytes of each module, before they are made small. */
  modules: Readonly<Record<string, number>>;
};

export type Scripts = Readonly<Record<string, Script>>;

/** In the order of their priority: what a group's modules need is in it or in one before it. */
export const groupNames = ['start', 'shared', 'site', 'office'] as const;
export type GroupName = (typeof groupNames)[number];

/** Bytes before they are made small: below this a request costs more than what it brings. */
const small = 4000;
/** Pages that need it: fewer, and the others would carry it for nothing. */
const often = 5;

/**
 * Names the group of each module that is better in a script with others. The bundler makes one
 * script of every set of modules that the same pages share, which for a page is about eighty files.
 * What every page starts with becomes one script, and so do the small ones that many pages of the
 * site, of the office or of both need. All others stay as they are: no page loads much that it does
 * not use.
 */
export function planGroups(scripts: Scripts, roots: readonly string[]): Record<string, GroupName> {
  const start = needsOf(
    scripts,
    Object.keys(scripts).filter((file) => roots.includes(scripts[file]?.entry ?? '')),
  );
  const users = countUsers(scripts);
  const planned = new Map<string, GroupName>();
  for (const [file, script] of Object.entries(scripts)) {
    if (script.entry !== null) continue;
    const group = start.has(file) ? 'start' : groupOf(script, users.get(file));
    if (group !== null) planned.set(file, group);
  }
  leaveOutNeedy(planned, scripts);
  return Object.fromEntries(
    [...planned].flatMap(([file, group]) => {
      return Object.keys(scripts[file]?.modules ?? {}).map((id) => [id, group]);
    }),
  );
}

type Users = { site: number; office: number };

function groupOf(script: Script, users: Users | undefined): GroupName | null {
  const bytes = Object.values(script.modules).reduce((sum, one) => sum + one, 0);
  if (!users || bytes >= small || users.site + users.office < often) return null;
  if (users.site > 0 && users.office > 0) return 'shared';
  return users.site > 0 ? 'site' : 'office';
}

/** A group brings all that it needs: who needs a script that is in none of these stays alone. */
function leaveOutNeedy(planned: Map<string, GroupName>, scripts: Scripts): void {
  const isBefore = (needed: GroupName | undefined, group: GroupName) =>
    needed === group || needed === 'start' || (needed === 'shared' && group !== 'start');
  const isNeedy = ([file, group]: [string, GroupName]) =>
    group !== 'start' &&
    scripts[file]?.imports.some((needed) => !isBefore(planned.get(needed), group));
  for (let needy = [...planned].filter(isNeedy); needy.length > 0; ) {
    for (const [file] of needy) planned.delete(file);
    needy = [...planned].filter(isNeedy);
  }
}

/** How many pages of the site and of the office need a script. */
function countUsers(scripts: Scripts): Map<string, Users> {
  const users = new Map<string, Users>();
  for (const [page, { entry }] of Object.entries(scripts)) {
    const family = /\/src\/(site|office)\/.*\.(page|route)\.tsx?$/.exec(entry ?? '')?.[1];
    if (!family) continue;
    for (const file of needsOf(scripts, [page])) {
      const counted = users.get(file) ?? { site: 0, office: 0 };
      counted[family as keyof Users] += 1;
      users.set(file, counted);
    }
  }
  return users;
}

/** These scripts and all that they need at once. */
export function needsOf(scripts: Scripts, files: readonly string[]): Set<string> {
  const found = new Set<string>();
  const waiting = [...files];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    waiting.push(...(scripts[file]?.imports ?? []));
  }
  return found;
}

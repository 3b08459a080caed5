import { type BuildGroup, buildGroupOf, buildGroups, scriptsBeforeBuild } from './build-groups.ts';
import { needsOf, type Script, type Scripts } from './scripts.ts';

/** In the order of their priority: what a group's modules need is in it or in one before it. */
const families = ['start', 'shared', 'site', 'office'] as const;
type GroupName = (typeof families)[number] | BuildGroup;

/** Names of groups by module, and all names, the first first. */
export type Plan = { order: readonly string[]; groups: Readonly<Record<string, string>> };

/** Bytes before they are made small: below this a request costs more than what it brings. */
const small = 4000;
/** Pages that need it: fewer, and the others would carry it for nothing. */
const often = 5;

/**
 * Names the group of each module that is better in a script with others. The bundler makes one
 * script of every set of modules that the same pages share, which for a page is about eighty files.
 * What every page starts with becomes one script, and so do the small ones that many pages of the
 * site, of the office or of both need. What draws a truck in the browser becomes one (`stage`), and
 * so does what only the build needs. All others stay as they are: no page loads much that it does not
 * use.
 */
export function planGroups(scripts: Scripts, roots: readonly string[]): Plan {
  const start = needsOf(
    scripts,
    Object.keys(scripts).filter((file) => roots.includes(scripts[file]?.entry ?? '')),
  );
  const users = countUsers(scripts);
  const ofBuild = buildGroupOf(scripts);
  const planned = new Map<string, GroupName>();
  for (const [file, script] of Object.entries(scripts)) {
    if (script.entry !== null) continue;
    const group = start.has(file) ? 'start' : (ofBuild(file) ?? groupOf(script, users.get(file)));
    if (group !== null) planned.set(file, group);
  }
  leaveOutNeedy(planned, scripts);
  const alone = scriptsBeforeBuild(scripts, planned);
  const groups = [...planned, ...alone].flatMap(([file, group]) => {
    return Object.keys(scripts[file]?.modules ?? {}).map((id) => [id, group]);
  });
  return {
    order: [...families, ...alone.values(), ...buildGroups],
    groups: Object.fromEntries(groups),
  };
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
    !comesWithNeeds.includes(group) &&
    scripts[file]?.imports.some((needed) => !isBefore(planned.get(needed), group));
  for (let needy = [...planned].filter(isNeedy); needy.length > 0; ) {
    for (const [file] of needy) planned.delete(file);
    needy = [...planned].filter(isNeedy);
  }
}

const comesWithNeeds: readonly GroupName[] = ['start', 'stage', 'build'];

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

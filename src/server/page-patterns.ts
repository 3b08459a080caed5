import { anyRoute } from '#src/http/watching/request-note.ts';
import { neutralPath } from '#src/lib/locales.ts';

type Routes = Readonly<Record<string, { path?: string; parentId?: string } | undefined>>;

type Branch = {
  /** The pattern that ends here. */
  pattern?: string;
  fixed: Map<string, Branch>;
  parameter?: Branch;
  rest?: Branch;
};

/** Data of a page for the router in the browser; that of the home page has a name of its own. */
const dataEnding = /(?:\/_root|\/_)?\.data$/;

/**
 * Finds the pattern of a page by its path: `/store/tires/:slug` for `/es/store/tires/x-200`, in every language, and
 * for its data. A fixed segment counts before a parameter, and that before `*`, as in the router.
 */
export function createPatternFinder(routes: Routes): (pathname: string) => string {
  const root: Branch = { fixed: new Map() };
  for (const id of Object.keys(routes)) plant(root, wholePath(routes, id));
  return (pathname) => {
    const path = neutralPath(pathname.replace(dataEnding, '') || '/');
    return find(root, path.split('/').filter(Boolean)) ?? anyRoute;
  };
}

function wholePath(routes: Routes, id: string): string {
  const { path = '', parentId } = routes[id] ?? {};
  const parent = parentId === undefined ? '' : wholePath(routes, parentId);
  return [parent, path].filter(Boolean).join('/');
}

function plant(root: Branch, path: string): void {
  let branch = root;
  for (const segment of path.split('/').filter(Boolean)) branch = branchFor(branch, segment);
  branch.pattern = `/${path}`;
}

function branchFor(branch: Branch, segment: string): Branch {
  const next = (known: Branch | undefined): Branch => known ?? { fixed: new Map() };
  if (segment === '*') {
    branch.rest = next(branch.rest);
    return branch.rest;
  }
  if (segment.startsWith(':')) {
    branch.parameter = next(branch.parameter);
    return branch.parameter;
  }
  const child = next(branch.fixed.get(segment));
  branch.fixed.set(segment, child);
  return child;
}

function find(branch: Branch, segments: readonly string[]): string | undefined {
  const [segment, ...others] = segments;
  if (segment === undefined) return branch.pattern;
  const { fixed, parameter, rest } = branch;
  const below = [fixed.get(segment), parameter].filter((child) => child !== undefined);
  for (const child of below) {
    const found = find(child, others);
    if (found !== undefined) return found;
  }
  return rest?.pattern;
}

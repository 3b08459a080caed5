import type { Plugin } from 'vite';

/** A place in React Router's own files, and what the site puts there. */
type Change = { file: RegExp; found: RegExp; instead: string };

const folder = 'react-router\\/dist\\/\\w+\\/lib\\/dom\\/ssr\\/';

/**
 * Where a route's module does not come, React Router loads the page anew, as often as it fails, and
 * has no option for it. In the module's place stands one that throws where the page is shown, so the
 * route's `ErrorBoundary` decides (failed-page-load.tsx). An error any earlier is lost, or leaves the router
 * waiting for the route's data.
 */
const changes: readonly Change[] = [
  {
    file: new RegExp(`${folder}routeModules\\.js$`),
    found:
      /console\.error\(`Error loading route module[\s\S]*?window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/,
    instead: `return {
      default() { throw error; },
      clientLoader: ({ serverLoader }) => serverLoader(),
      clientAction: ({ serverAction }) => serverAction(),
    };`,
  },
  {
    file: new RegExp(`${folder}routes\\.js$`),
    found: /await import\([^()]*route\.clientLoaderModule\s*\)/,
    instead: `await import(/* @vite-ignore */ route.clientLoaderModule)
      .catch(() => ({ clientLoader: ({ serverLoader }) => serverLoader() }))`,
  },
];

/** A file of React Router as the site wants it; null for any other. @throws if the place is gone */
export function changeRouter(id: string, code: string): string | null {
  const change = changes.find(({ file }) => file.test(id));
  if (!change) return null;
  if (!change.found.test(code)) {
    throw new Error('React Router loads modules in another way now: see tools/missing-modules.ts');
  }
  return code.replace(change.found, () => change.instead);
}

/** The built site's router never loads a page anew by itself. */
export function showMissingModules(): Plugin {
  return {
    name: 'show-missing-modules',
    apply: 'build',
    transform: {
      filter: { id: changes.map(({ file }) => file) },
      handler(code, id) {
        const changed = changeRouter(id, code);
        return changed === null ? null : { code: changed, map: null };
      },
    },
  };
}

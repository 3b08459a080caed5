import type { Plugin } from 'vite';

/** A place in React Router's own files, and the site's replacement. */
type Change = { file: RegExp; found: RegExp; instead: string };

const folder = 'react-router\\/dist\\/\\w+\\/lib\\/dom\\/ssr\\/';

/**
 * If a route's module fails to load, React Router reloads the page, as often as it fails, and has no option to
 * prevent that. Instead, the module is replaced by one that throws when it is rendered, so that the route's
 * `ErrorBoundary` decides (failed-page-load.tsx). Any earlier error is lost, or leaves the router waiting for the
 * route's data.
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

/** A patched file of React Router; null for any other. @throws if the place is gone */
export function changeRouter(id: string, code: string): string | null {
  const change = changes.find(({ file }) => file.test(id));
  if (!change) return null;
  if (!change.found.test(code)) {
    throw new Error('React Router loads modules in another way now: see tools/missing-modules.ts');
  }
  return code.replace(change.found, () => change.instead);
}

/** Keeps the built site's router from reloading a page by itself. */
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

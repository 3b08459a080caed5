import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createBuilder, type Plugin } from 'vite';
import { groupsFile } from './group-scripts.ts';
import { planGroups } from './plan-groups.ts';
import { needsOf, type Script } from './scripts.ts';

const root = join(import.meta.dirname, '..', '..');

/**
 * The client is built once in memory to see which scripts the bundler would make of it; the real
 * build then puts together what `planGroups` says. Only what pages really use counts in this way:
 * a feature's `index.ts` names much more than the page that imports from it.
 */
const scripts: Record<string, Script> = {};

const record: Plugin = {
  name: 'record-scripts',
  generateBundle(_, bundle) {
    for (const [file, output] of Object.entries(bundle)) {
      if (output.type !== 'chunk') continue;
      const modules = Object.entries(output.modules).map(([id, { renderedLength }]) => {
        return [id, renderedLength] as const;
      });
      scripts[file] = {
        imports: output.imports,
        // The router adds a question to the names of pages.
        entry: output.facadeModuleId?.split('?')[0] ?? null,
        modules: Object.fromEntries(modules),
      };
    }
  },
};

// Else the last build's groups would be measured.
rmSync(groupsFile, { force: true });
const builder = await createBuilder({
  root,
  logLevel: 'error',
  plugins: [record],
  build: { write: false, minify: false },
});
const { client } = builder.environments;
if (!client) throw new Error('The site has no client to build');
try {
  await builder.build(client);
} catch {
  // The build that follows says what is wrong, in its own words.
  process.exit();
}
const roots = ['entry.client.tsx', 'root.tsx'].map((name) => join(root, 'src', name));
const plan = planGroups(scripts, roots);
mkdirSync(dirname(groupsFile), { recursive: true });
writeFileSync(groupsFile, JSON.stringify(plan));

// What decision 028 tells of.
const pages = [
  'entry.client.tsx',
  'root.tsx',
  'site/frame/layout.page.tsx',
  'site/pages/home.page.tsx',
];
const entries = pages.map((page) => join(root, 'src', page));
const first = Object.keys(scripts).filter((file) => entries.includes(scripts[file]?.entry ?? ''));
const home = [...needsOf(scripts, first)];
const grouped = new Set(
  home.map((file) => plan.groups[Object.keys(scripts[file]?.modules ?? {})[0] ?? ''] ?? file),
);
console.log(
  `${Object.keys(scripts).length} scripts, of which the home page needs ${home.length}; grouped, it needs ${grouped.size}`,
);

// node tools/complete-lockfile.ts: adds the binaries of other platforms to package-lock.json that npm
// left out. It does so if it updates the file with packages installed, or from a registry that
// lacks some; `npm ci` then refuses the file. Run it after `npm install <package>`.
import { readFileSync, writeFileSync } from 'node:fs';
import { sourcePath } from '#src/db/source-path.ts';

type Entry = {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
};
type Entries = Record<string, Entry>;

const systems = /\b(android|darwin|freebsd|linux|netbsd|openharmony|sunos|win32)\b/;
const processors = /\b(arm64|arm|ia32|loong64|ppc64|riscv64|s390x|wasm32|x64)\b/;

/** Entries for the missing optional dependencies of a package in the lockfile. */
export function missingEntries(packages: Entries): Entries {
  const missing: Entries = {};
  for (const [path, owner] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(owner.optionalDependencies ?? {})) {
      const isHeld = [`${path}/node_modules/${name}`, `node_modules/${name}`].some(
        (place) => place in packages,
      );
      if (!isHeld) missing[`node_modules/${name}`] = { version, ...platformOf(name, owner) };
    }
  }
  return missing;
}

/** Such packages have their platform in their name, and their dependent pins them exactly. */
function platformOf(name: string, owner: Entry): Entry {
  const platform = name.split('/').at(-1) ?? name;
  const [os] = systems.exec(platform) ?? [];
  const [cpu] = processors.exec(platform) ?? [];
  const [libc] = /musl|gnu/.exec(os === 'linux' ? platform : '') ?? [];
  return {
    ...(cpu && { cpu: [cpu] }),
    ...(owner.dev && { dev: true }),
    ...(libc && { libc: [libc === 'gnu' ? 'glibc' : libc] }),
    optional: true,
    ...(os && { os: [os] }),
  };
}

function completeLockfile(file: string): number {
  const lock = JSON.parse(readFileSync(file, 'utf8')) as { packages: Entries };
  const missing = missingEntries(lock.packages);
  const all = Object.entries({ ...lock.packages, ...missing });
  // In npm's own order, so that the next install does not reorder it.
  const packages = Object.fromEntries(all.sort(([a], [b]) => a.localeCompare(b, 'en-US')));
  writeFileSync(file, `${JSON.stringify({ ...lock, packages }, null, 2)}\n`);
  return Object.keys(missing).length;
}

if (import.meta.main) {
  const added = completeLockfile(sourcePath('package-lock.json'));
  console.log(`Added ${added} packages of other platforms to package-lock.json.`);
}
